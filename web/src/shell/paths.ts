/** Where each page of the client is; the server reads the same list. */
import pages from "../../../src/yurt/server/client_pages.json";

export interface Found {
  page: string;
  parts: Record<string, string>;
}

/** What may stand in place of a part: the name of a game, or the id or code of a table. */
const PARTS: Record<string, string> = { game: "[a-z-]+", key: "[\\w-]+" };

const PATHS = Object.entries(pages).map(([path, page]) => ({
  pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${PARTS[name]})`)}$`),
  page,
}));

/** The page of an address, and what it is about; null if there is none. */
export function pageAt(path: string): Found | null {
  for (const { pattern, page } of PATHS) {
    const found = pattern.exec(path);
    if (found) return { page, parts: { ...found.groups } };
  }
  return null;
}
