import { settings } from "$web/client/settings.svelte";

export type Sound =
  | "card"
  | "dice"
  | "wood"
  | "felt"
  | "bell"
  | "cord"
  | "pencil"
  | "thunder"
  | "win"
  | "refused";

const LOUDNESS = 0.5;
let context: AudioContext | null = null;
let out: AudioNode;
let noise: AudioBuffer;

/** Browsers are silent until someone touches the page, and so are we. */
function wake(): void {
  // Not every key is a touch to a browser: Escape is none.
  if (navigator.userActivation && !navigator.userActivation.isActive) return;
  context ??= open();
  if (context.state === "suspended") context.resume();
}
addEventListener("pointerdown", wake, { passive: true });
addEventListener("pointerup", wake, { passive: true });
addEventListener("keydown", wake);

function open(): AudioContext {
  const made = new AudioContext();
  const gain = made.createGain();
  gain.gain.value = LOUDNESS;
  // Many dice at once stay gentle.
  const press = made.createDynamicsCompressor();
  gain.connect(press).connect(made.destination);
  out = gain;
  noise = made.createBuffer(1, made.sampleRate, made.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return made;
}

/** A loudness that comes up within `rise` seconds and dies away until `length`. */
function swell(at: number, loud: number, rise: number, length: number): GainNode {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

interface Brush {
  at: number;
  from: number;
  to: number;
  loud: number;
  length: number;
  rise?: number;
  sharp?: number;
}

/** Noise through a filter that moves: paper, felt, the rattle of a cup. */
function brush({ at, from, to, loud, length, rise = 0.005, sharp = 1 }: Brush): void {
  const source = context!.createBufferSource();
  source.buffer = noise;
  const filter = context!.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(swell(at, loud, rise, length));
  source.start(at, Math.random() * 0.5, length + 0.05);
}

interface Tone {
  at: number;
  pitch: number;
  loud: number;
  length: number;
  to?: number;
  shape?: OscillatorType;
}

/** One tone that dies away, sinking from `pitch` to `to`. */
function tone({ at, pitch, loud, length, to = pitch, shape = "sine" }: Tone): void {
  const source = context!.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(swell(at, loud, 0.004, length));
  source.start(at);
  source.stop(at + length + 0.05);
}

/** A knuckle or a piece on wood: a short body and a dry click. */
function knock(at: number, pitch: number, loud: number): void {
  tone({ at, pitch, to: pitch * 0.7, loud, length: 0.09 });
  tone({ at, pitch: pitch * 2.7, loud: loud * 0.25, length: 0.04 });
  brush({ at, from: 2400, to: 1200, loud: loud * 0.35, length: 0.025, rise: 0.001 });
}

/** A string of gut: a tone with its overtones, each shorter than the one below. */
function pluck(at: number, pitch: number, loud: number, length: number): void {
  for (const over of [1, 2, 3, 4]) {
    tone({ at, pitch: pitch * over, loud: loud / over ** 1.6, length: length / over ** 0.7 });
  }
}

const SOUNDS: Record<Sound, (now: number) => void> = {
  card: (at) => {
    brush({ at, from: 1400, to: 3600, loud: 0.16, length: 0.14, rise: 0.04, sharp: 0.8 });
    brush({ at: at + 0.1, from: 900, to: 500, loud: 0.14, length: 0.06 });
  },
  dice: (at) => {
    let when = at;
    for (let left = 7; left > 0; left -= 1) {
      knock(when, 620 + Math.random() * 420, 0.05 + left * 0.012);
      when += 0.045 + Math.random() * 0.05 + (7 - left) * 0.008;
    }
  },
  wood: (at) => knock(at, 330, 0.28),
  felt: (at) => {
    tone({ at, pitch: 120, to: 62, loud: 0.4, length: 0.16 });
    brush({ at, from: 420, to: 160, loud: 0.2, length: 0.12 });
  },
  bell: (at) => {
    // The partials of a small bell: hum, prime, tierce, quint, nominal.
    const PARTIALS = [0.5, 1, 1.19, 1.5, 2, 2.66];
    for (const part of PARTIALS) {
      tone({ at, pitch: 784 * part, loud: 0.09 / (0.6 + part), length: 1.5 / (0.5 + part) });
    }
  },
  cord: (at) => pluck(at, 196, 0.24, 0.7),
  pencil: (at) => {
    // Up and down on paper.
    for (const [after, from, to] of [
      [0, 2600, 4200],
      [0.12, 4000, 2400],
      [0.23, 2800, 3800],
    ] as const) {
      brush({ at: at + after, from, to, loud: 0.09, length: 0.1, rise: 0.02, sharp: 1.6 });
    }
  },
  thunder: (at) => {
    // The crack, and what rolls away behind it.
    brush({ at, from: 3200, to: 500, loud: 0.4, length: 0.25, rise: 0.002, sharp: 0.6 });
    for (const [after, loud] of [
      [0.08, 0.5],
      [0.42, 0.34],
      [0.85, 0.2],
    ] as const) {
      brush({ at: at + after, from: 190, to: 55, loud, length: 0.9, rise: 0.06, sharp: 0.7 });
      tone({ at: at + after, pitch: 58, to: 34, loud: loud * 0.8, length: 0.8 });
    }
  },
  win: (at) => {
    // A warm chord, note by note, and the octave to close it.
    const NOTES = [262, 330, 392, 523, 659];
    NOTES.forEach((pitch, place) => {
      pluck(at + place * 0.11, pitch, 0.17, 0.9 + place * 0.12);
    });
    tone({ at, pitch: 131, loud: 0.14, length: 1.3, shape: "triangle" });
  },
  refused: (at) => {
    knock(at, 150, 0.26);
    knock(at + 0.13, 128, 0.22);
  },
};

/** Says what happened to the ear; silent until the first touch and when sound is off. */
export function play(sound: Sound): void {
  if (!settings.sound || context?.state !== "running") return;
  SOUNDS[sound](context.currentTime + 0.01);
}
