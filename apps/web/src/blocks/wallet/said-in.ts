import { cleanText } from '@besc/domain/shared/clean-text';

const mostRead = 20_000;
const mostDepth = 6;
/** Where wallets, libraries and gateways put the error that they wrap. */
const wrappers = ['cause', 'data', 'originalError', 'error', 'info', 'body', 'response', 'value'] as const;
/** Where they put words, the shortest first. */
const wordFields = ['shortMessage', 'reason', 'details', 'message'] as const;
const codeFields = ['code', 'statusCode', 'name'] as const;

type Said = { readonly codes: Set<string>; readonly texts: string[]; readonly seen: Set<unknown> };

/** The codes and the texts, cleaned, of an error that somebody else made and of what it wraps, also as JSON in a text. */
export function saidIn(error: unknown): { readonly codes: ReadonlySet<string>; readonly texts: readonly string[] } {
  const said: Said = { codes: new Set(), texts: [], seen: new Set() };
  listen(error, said);
  return said;
}

function listen(value: unknown, said: Said, depth = mostDepth): void {
  if (depth === 0 || said.seen.has(value)) return;
  said.seen.add(value);
  if (typeof value === 'string') {
    const inner = jsonIn(value);
    const text = cleanText(value.slice(0, mostRead));
    if (text !== '' && (inner === undefined || !value.startsWith('{'))) said.texts.push(text);
    listen(inner, said, depth - 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const name of codeFields) {
      const code: unknown = Reflect.get(value, name);
      // Some give a code as text, or a status in hex.
      if (typeof code === 'number' || typeof code === 'string') said.codes.add(String(code)).add(String(Number(code)));
    }
    for (const name of wordFields)
      if (typeof Reflect.get(value, name) === 'string') listen(Reflect.get(value, name), said, depth);
    for (const name of wrappers) listen(Reflect.get(value, name), said, depth - 1);
  }
}

function jsonIn(text: string): unknown {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
