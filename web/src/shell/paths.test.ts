import { describe, expect, it } from "vitest";
import { pageAt } from "./paths";

describe("an address", () => {
  it.each([
    ["/", "Lobby", {}],
    ["/new/yam-master", "NewTable", { game: "yam-master" }],
    ["/learn/yak", "LessonPage", { game: "yak" }],
    ["/t/KAMP", "TablePage", { key: "KAMP" }],
    ["/t/9f-_3/coach", "CoachPage", { key: "9f-_3" }],
    ["/table/KAMP", "Television", { key: "KAMP" }],
    ["/replay", "RecordPage", {}],
    ["/replay/KAMP", "ReplayPage", { key: "KAMP" }],
    ["/settings", "SettingsPage", {}],
  ])("leads to its page: %s", (path, page, parts) => {
    expect(pageAt(path)).toEqual({ page, parts });
  });

  it.each(["/nowhere", "/t/", "/t/a/b", "/new/Yak", "/new/yak/", "/t/KAMP/coach/x", "//"])(
    "leads nowhere: %s",
    (path) => {
      expect(pageAt(path)).toBeNull();
    },
  );
});
