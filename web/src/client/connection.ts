import type {
  AnyCall,
  AnyMessage,
  Bye,
  Done,
  Hinted,
  News,
  Presence,
  Reason,
  Refused,
  Waking,
  Welcome,
} from "$web/wire/messages";

/** A call without the name that the connection gives it. */
export type Asked = AnyCall extends infer C
  ? C extends { do: string }
    ? Omit<C, "request">
    : never
  : never;

/** Connecting for the first time; open; lost and trying again; ended for good. */
export type Condition = "connecting" | "open" | "lost" | "ended";

/** What is said to a call. */
export type Answer = Done | Refused | Reason | Hinted;

export interface Listener {
  welcome(message: Welcome): void;
  news(message: News): void;
  presence(message: Presence): void;
  waking(message: Waking): void;
  condition(condition: Condition): void;
  bye(message: Bye): void;
  /** The number of the last news, for coming back; -1 for everything. */
  saw(): number;
}

/** What carries calls to whoever decides about them: a server, or the script of a lesson. */
export interface Line {
  /** Answers when it is decided; null if the line ended before. */
  call(asked: Asked): Promise<Answer | null>;
  end(): void;
  /** Comes anew, as someone who has seen nothing yet. */
  renew?(): void;
}

interface Open {
  /** What was asked for, and the same as it is sent: under its name. */
  asked: string;
  call: string;
  answer: Promise<Answer | null>;
  settle(answer: Answer | null): void;
}

const PING = 15_000;
const SILENCE = 45_000;
/** How long a server that is asked whether it is still there may take. */
const PROBE = 4_000;
/** After so long without an answer it is asked whether it is still there. */
const ANSWER = 2_000;
/** Nobody knows whether a call that is refused so was carried out. */
const UNKNOWN = "house-store";
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;

/**
 * One WebSocket of one seat (or of someone who watches). It comes back by itself; a call that was
 * not answered is sent again under the same name, so that it is done once.
 */
export class Connection implements Line {
  readonly #url: string;
  readonly #hello: () => AnyCall;
  readonly #listener: Listener;
  readonly #name = Math.random().toString(36).slice(2, 10);
  #socket: WebSocket | null = null;
  #open = new Map<string, Open>();
  #count = 0;
  #wait = FIRST_WAIT;
  #heard = 0;
  #beat = 0;
  #again = 0;
  #probing = 0;
  #expecting = 0;
  #ended = false;
  #greeted = false;

  constructor(
    key: string,
    who: () => {
      token?: string;
      host?: string;
      screen?: string;
      plain?: boolean;
      language: string;
    },
    listener: Listener,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#url = `${scheme}://${location.host}/ws/${encodeURIComponent(key)}`;
    this.#hello = () => ({ do: "hello", saw: listener.saw(), ...who() });
    this.#listener = listener;
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#probe);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Answers when the server has; null if the connection ended for good before. */
  call(asked: Asked): Promise<Answer | null> {
    if (this.#ended) return Promise.resolve(null);
    const request = `${this.#name}-${++this.#count}`;
    const open = { asked: JSON.stringify(asked), call: JSON.stringify({ ...asked, request }) };
    const kept = this.#greeted ? undefined : this.#kept(open.asked);
    if (kept) return kept;
    let settle: Open["settle"] = () => {};
    const answer = new Promise<Answer | null>((resolve) => {
      settle = resolve;
    });
    this.#open.set(request, { ...open, answer, settle });
    if (this.#greeted) {
      this.#socket?.send(open.call);
      this.#expect();
    }
    return answer;
  }

  /** Whoever does the same again while nobody hears it has not seen it happen, and wants it once. */
  #kept(asked: string): Promise<Answer | null> | undefined {
    return [...this.#open.values()].find((one) => one.asked === asked)?.answer;
  }

  /** A connection may be dead without anyone having said so: whoever waits is told soon. */
  #expect(): void {
    const asked = Date.now();
    this.#expecting ||= window.setTimeout(() => {
      this.#expecting = 0;
      if (this.#greeted && !this.#probing && this.#heard < asked) this.#probe();
    }, ANSWER);
  }

  renew(): void {
    const socket = this.#socket;
    // Without one, the next that is made says it anew anyway.
    if (this.#ended || !socket) return;
    // The server says farewell to the connection before: that is nobody's business.
    socket.onmessage = null;
    socket.onclose = null;
    this.#greeted = false;
    this.#connect();
    socket.close();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#again);
    clearTimeout(this.#probing);
    clearTimeout(this.#expecting);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#probe);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    for (const { settle } of this.#open.values()) settle(null);
    this.#open.clear();
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as AnyMessage);
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#beat);
    this.#beat = window.setInterval(() => this.#check(socket), PING);
  }

  #check(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE) this.#giveUp(socket);
    else if (socket.readyState === WebSocket.OPEN) socket.send('{"do":"ping"}');
  }

  #giveUp(socket: WebSocket): void {
    this.#lost(socket);
    socket.close();
  }

  /** A device that slept or lost its network may hold a connection that is long dead. */
  #probe = (): void => {
    const socket = this.#socket;
    if (this.#ended || !socket) return;
    const asked = Date.now();
    if (socket.readyState === WebSocket.OPEN) socket.send('{"do":"ping"}');
    clearTimeout(this.#probing);
    this.#probing = window.setTimeout(() => {
      this.#probing = 0;
      if (this.#heard < asked) this.#giveUp(socket);
    }, PROBE);
  };

  #lost(socket: WebSocket): void {
    if (this.#ended || socket !== this.#socket) return;
    this.#socket = null;
    this.#greeted = false;
    clearInterval(this.#beat);
    this.#listener.condition("lost");
    clearTimeout(this.#again);
    this.#again = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or someone looks again: no need to wait any longer. */
  #hurry = (): void => {
    if (this.#ended || document.hidden) return;
    if (this.#socket === null) {
      clearTimeout(this.#again);
      this.#wait = FIRST_WAIT;
      this.#connect();
    } else {
      this.#probe();
    }
  };

  #hear(message: AnyMessage): void {
    this.#heard = Date.now();
    switch (message.is) {
      case "welcome":
        this.#wait = FIRST_WAIT;
        this.#greeted = true;
        this.#listener.condition("open");
        this.#listener.welcome(message);
        for (const { call } of this.#open.values()) this.#socket?.send(call);
        break;
      case "news":
        this.#listener.news(message);
        break;
      case "presence":
        this.#listener.presence(message);
        break;
      case "waking":
        this.#listener.waking(message);
        break;
      case "refused":
        if (message.key === UNKNOWN) this.#sendAgain(message.request);
        else this.#settle(message);
        break;
      case "done":
      case "hinted":
      case "reason":
        this.#settle(message);
        break;
      case "bye":
        if (message.why === "slow" || message.why === "stopped") break;
        this.end();
        this.#listener.condition("ended");
        this.#listener.bye(message);
        break;
    }
  }

  #settle(answer: Answer): void {
    this.#open.get(answer.request)?.settle(answer);
    this.#open.delete(answer.request);
  }

  /** In a while, unless it is answered before: with a new connection it is sent, too. */
  #sendAgain(request: string): void {
    setTimeout(() => {
      const open = this.#open.get(request);
      if (open && this.#greeted) this.#socket?.send(open.call);
    }, ANSWER);
  }
}
