import { describe, expect, it } from "vitest";
import { codeIn } from "./joining";

describe("a code", () => {
  const cases: [string, string][] = [
    ["kamp", "KAMP"],
    [" k a-m p ", "KAMP"],
    ["http://192.168.1.20:8642/t/kamp", "KAMP"],
    ["https://yurt.example/table/KAMPS?hand", "KAMPS"],
    ["kampstein", "KAMPS"],
    ["42", ""],
  ];
  it.each(cases)("of %j is %j", (text, code) => {
    expect(codeIn(text)).toBe(code);
  });
});
