import { parseSync } from 'oxc-parser';

const name = /\b([A-Z][A-Z0-9]*)-(\d{2,3})(?:\.\.(?:\1-)?(\d{2,3}))?\b/g;

/** A name cannot hold a dash: `test_PLAT21_PLAT22_Split`. */
const solidityName = /(?<=_)([A-Z][A-Z0-9]*?[A-Z])(\d{2,3})(?=_)/g;

/**
 * The requirement IDs that a test file names, outside of comments; `LIQ-01..05` names five. Paths decide how comments are
 * found: TypeScript is parsed, Solidity counts as it stands, also where a function's name holds `PLAT21`.
 */
export function namedIds(path: string, source: string): ReadonlySet<string> {
  const ids = new Set<string>();
  const text = withoutComments(path, source);
  if (path.endsWith('.sol')) for (const [, area, number] of text.matchAll(solidityName)) ids.add(`${area}-${number}`);
  for (const [, area = '', first = '', last = first] of text.matchAll(name)) {
    for (let number = Number(first); number <= Number(last); number++) {
      ids.add(`${area}-${String(number).padStart(first.length, '0')}`);
    }
  }
  return ids;
}

function withoutComments(path: string, source: string): string {
  if (!/\.tsx?$/.test(path)) return source;
  let text = '';
  let end = 0;
  for (const comment of parseSync(path, source).comments) {
    text += source.slice(end, comment.start);
    end = comment.end;
  }
  return text + source.slice(end);
}
