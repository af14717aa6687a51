import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyMessage } from "$web/wire/messages";
import { type Answer, Connection, type Listener } from "./connection";

/** A socket that does what the test says. */
class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];
  static get last(): TestSocket {
    return TestSocket.all.at(-1)!;
  }
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    TestSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
    this.readyState = 3;
  }

  /** The server takes the connection. */
  open(): this {
    this.readyState = TestSocket.OPEN;
    this.onopen?.();
    return this;
  }

  hear(message: AnyMessage): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  /** The network breaks it. */
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  get calls(): Record<string, unknown>[] {
    return this.sent.filter((call) => call.do !== "hello" && call.do !== "ping");
  }

  get pings(): number {
    return this.sent.filter((call) => call.do === "ping").length;
  }
}

const WELCOME: AnyMessage = { is: "welcome", seat: 0, host: false, version: "1" };
let seen = -1;
let heard: string[] = [];
const listener: Listener = {
  welcome: () => heard.push("welcome"),
  news: ({ seq }) => heard.push(`news ${seq}`),
  presence: () => heard.push("presence"),
  waking: () => heard.push("waking"),
  condition: (condition) => heard.push(condition),
  bye: ({ why }) => heard.push(`bye ${why}`),
  saw: () => seen,
};
let made: Connection | null = null;

function connect(): Connection {
  made = new Connection("KAMP", () => ({ token: "secret", language: "de" }), listener);
  return made;
}
/** Connected and welcomed. */
function connected(): Connection {
  const connection = connect();
  TestSocket.last.open().hear(WELCOME);
  return connection;
}
const settled = async (answer: Promise<Answer | null>) => {
  let got: Answer | null | "open" = "open";
  void answer.then((one) => {
    got = one;
  });
  for (let round = 0; round < 5; round += 1) await Promise.resolve();
  return got as Answer | null | "open";
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", TestSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  TestSocket.all = [];
  heard = [];
  seen = -1;
});
afterEach(() => {
  made?.end();
  made = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("coming", () => {
  it("says who it is and what it saw, and tells what it hears", () => {
    connect();
    expect(TestSocket.last.url).toMatch(/^wss?:\/\/.*\/ws\/KAMP$/);
    seen = 7;
    TestSocket.last.open();
    expect(TestSocket.last.sent).toEqual([
      { do: "hello", saw: 7, token: "secret", language: "de" },
    ]);
    TestSocket.last.hear(WELCOME);
    expect(heard).toEqual(["open", "welcome"]);
  });

  it("keeps calls until it is welcome", () => {
    const connection = connect();
    void connection.call({ do: "undo" });
    TestSocket.last.open();
    expect(TestSocket.last.calls).toEqual([]);
    TestSocket.last.hear(WELCOME);
    expect(TestSocket.last.calls).toHaveLength(1);
  });
});

describe("calls", () => {
  it.each([
    { is: "done", request: "", seq: 3 },
    { is: "refused", request: "", message: "No.", key: "other" },
    { is: "reason", request: "", seq: 3, message: "Too high." },
    { is: "hinted", request: "", seq: 3, moves: [] },
  ] as const)("are answered: $is", async (message) => {
    const connection = connected();
    const first = connection.call({ do: "undo" });
    const second = connection.call({ do: "back" });
    const [one, two] = TestSocket.last.calls;
    expect(one!.request).not.toBe(two!.request);
    TestSocket.last.hear({ ...message, request: two!.request } as AnyMessage);
    expect(await settled(first)).toBe("open");
    expect(await settled(second)).toMatchObject({ is: message.is });
  });

  it("are sent again under the same name on a new connection, until they are answered", async () => {
    const connection = connected();
    const answer = connection.call({ do: "play", events: ["pass"], saw: 3 });
    const { request } = TestSocket.last.calls[0]!;
    TestSocket.last.drop();
    vi.advanceTimersByTime(250);
    TestSocket.last.open().hear(WELCOME);
    expect(TestSocket.last.calls).toMatchObject([{ do: "play", events: ["pass"], request }]);
    TestSocket.last.hear({ is: "done", request: String(request), seq: 4 });
    expect(await settled(answer)).toMatchObject({ seq: 4 });
    TestSocket.last.drop();
    vi.advanceTimersByTime(250);
    TestSocket.last.open().hear(WELCOME);
    expect(TestSocket.last.calls).toEqual([]);
  });

  it("are made once, however often they are made while nobody hears", () => {
    const connection = connected();
    TestSocket.last.drop();
    const once = connection.call({ do: "undo" });
    expect(connection.call({ do: "undo" })).toBe(once);
    expect(connection.call({ do: "back" })).not.toBe(once);
    vi.advanceTimersByTime(250);
    TestSocket.last.open().hear(WELCOME);
    expect(TestSocket.last.calls.map((call) => call.do)).toEqual(["undo", "back"]);
  });

  it("of which nobody knows whether they were kept are sent again after a while", async () => {
    const connection = connected();
    const answer = connection.call({ do: "undo" });
    const request = String(TestSocket.last.calls[0]!.request);
    TestSocket.last.hear({ is: "refused", request, message: "?", key: "house-store" });
    expect(await settled(answer)).toBe("open");
    vi.advanceTimersByTime(2000);
    expect(TestSocket.last.calls.map((call) => call.request)).toEqual([request, request]);
  });
});

describe("a lost connection", () => {
  it("comes back, each time after twice as long, and at once fast again after a welcome", () => {
    connected();
    heard = [];
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      TestSocket.last.drop();
      const before = TestSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(TestSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(TestSocket.all).toHaveLength(before + 1);
    }
    expect(heard.every((one) => one === "lost")).toBe(true);
    TestSocket.last.open().hear(WELCOME).drop();
    const before = TestSocket.all.length;
    vi.advanceTimersByTime(250);
    expect(TestSocket.all).toHaveLength(before + 1);
  });

  it("does not wait when the network is back", () => {
    connected();
    TestSocket.last.drop();
    dispatchEvent(new Event("online"));
    expect(TestSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(TestSocket.all).toHaveLength(2);
  });

  it("that is an old one changes nothing", () => {
    connected();
    const old = TestSocket.last;
    old.drop();
    vi.advanceTimersByTime(250);
    TestSocket.last.open().hear(WELCOME);
    heard = [];
    old.onclose?.();
    expect(heard).toEqual([]);
  });
});

describe("silence", () => {
  it("is asked about every fifteen seconds, and given up after forty-five", () => {
    connected();
    const socket = TestSocket.last;
    vi.advanceTimersByTime(15_000);
    expect(socket.pings).toBe(1);
    socket.hear({ is: "pong" });
    vi.advanceTimersByTime(45_000);
    expect(socket.isClosed).toBe(false);
    vi.advanceTimersByTime(15_000);
    expect(socket.isClosed).toBe(true);
    expect(heard.at(-1)).toBe("lost");
  });

  it("after a call is noticed soon", () => {
    const connection = connected();
    const socket = TestSocket.last;
    vi.advanceTimersByTime(1);
    void connection.call({ do: "undo" });
    vi.advanceTimersByTime(2000);
    expect(socket.pings).toBe(1);
    vi.advanceTimersByTime(4000);
    expect(socket.isClosed).toBe(true);
  });

  it("that ends in time is none", () => {
    const connection = connected();
    const socket = TestSocket.last;
    vi.advanceTimersByTime(1);
    void connection.call({ do: "undo" });
    vi.advanceTimersByTime(2000);
    socket.hear({ is: "pong" });
    vi.advanceTimersByTime(4000);
    expect(socket.isClosed).toBe(false);
  });
});

describe("the end", () => {
  it.each(["moved", "left", "closed", "refused"])("is for good if someone is %s", async (why) => {
    const connection = connected();
    const answer = connection.call({ do: "undo" });
    TestSocket.last.hear({ is: "bye", why });
    TestSocket.last.drop();
    expect(heard.slice(-2)).toEqual(["ended", `bye ${why}`]);
    expect(await settled(answer)).toBeNull();
    expect(await settled(connection.call({ do: "undo" }))).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(TestSocket.all).toHaveLength(1);
  });

  it.each(["slow", "stopped"])("is none if the server was %s", (why) => {
    connected();
    TestSocket.last.hear({ is: "bye", why });
    TestSocket.last.drop();
    vi.advanceTimersByTime(250);
    expect(TestSocket.all).toHaveLength(2);
  });
});

describe("coming anew", () => {
  it("says hello again at once; the old connection's farewell is not heard", () => {
    const connection = connected();
    const old = TestSocket.last;
    heard = [];
    connection.renew();
    expect(old.isClosed).toBe(true);
    old.hear({ is: "bye", why: "moved" });
    old.drop();
    void connection.call({ do: "undo" });
    expect(TestSocket.all).toHaveLength(2);
    TestSocket.last.open().hear(WELCOME);
    expect(heard).toEqual(["open", "welcome"]);
    expect(TestSocket.last.calls).toHaveLength(1);
  });

  it("is left to the next connection while there is none", () => {
    const connection = connected();
    TestSocket.last.drop();
    connection.renew();
    expect(TestSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(250);
    expect(TestSocket.all).toHaveLength(2);
  });
});
