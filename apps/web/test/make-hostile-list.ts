/** A hostile list, and how it imitates: the addresses of entries whose symbol or name reads like a trusted one. */
export interface HostileList {
  readonly json: unknown;
  readonly imitators: readonly string[];
}

interface Trusted {
  readonly address: string;
  readonly symbol: string;
  readonly name: string;
}

/** Letters by what is drawn like them, for imitations that a person cannot tell apart. */
const drawnAlike: Readonly<Record<string, string>> = {
  A: 'АΑＡÁ4',
  B: 'ВΒＢ8',
  C: 'СϹＣÇ',
  D: 'ＤĎ',
  E: 'ЕΕＥÉ3',
  G: 'ＧĞ',
  H: 'НΗＨ',
  I: 'ІΙＩ1l',
  M: 'МΜＭ',
  N: 'ΝＮŃ',
  O: 'ОΟＯÓ0',
  S: 'ЅＳ5$',
  U: 'ＵÜ',
  W: 'ＷŴ',
  Y: 'ΥＹÝ',
};
const unseen = ['\u200b', '\u202e', '\u2066', '\u00ad', '\ufeff', '\u200d', '\u0000', '\u001b', '\u034f', '\u{e0041}'];
const garbage: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  Number.NaN,
  '',
  'x'.repeat(5_000),
  '<img src=x onerror=alert(1)>',
  '\ud800',
  '%s%n',
  [],
  [[[[[[]]]]]],
  {},
  { toString: 1 },
  { length: 3 },
  ...unseen,
];
const logos = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  'https://a.example/x.png',
  'ipfs://bafyabc',
  ' https://a.example',
  '//a.example/x.png',
];
const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'price', 'symbol', 'tokens'];

/** A seeded source of hostile lists for one chain (mulberry32), the same for the same seed. */
export function makeHostileLists(options: {
  readonly seed: number;
  readonly chainId: number;
  readonly trusted: readonly Trusted[];
}): () => HostileList {
  const { chainId, trusted } = options;
  let state = options.seed >>> 0;
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <T>(choices: readonly T[]): T => choices[below(choices.length)] as T;
  const seldom = (): boolean => random() < 0.08;

  const address = (): string => {
    const digits = Array.from({ length: 40 }, () => '0123456789abcdef'[below(16)]).join('');
    if (seldom()) return pick([`0x${digits.slice(1)}`, digits, `0x${'0'.repeat(40)}`, `0x${digits}\n`, `0X${digits}`]);
    // Mixed case is a promise of a checksum, and this one is almost never kept.
    if (seldom()) return `0x${[...digits].map((digit) => (random() < 0.5 ? digit.toUpperCase() : digit)).join('')}`;
    if (seldom()) return pick(trusted).address;
    return `0x${digits}`;
  };
  const disguise = (text: string): string => {
    const letters = [...(random() < 0.2 ? text.toLowerCase() : text)].map((letter) => {
      const alike = drawnAlike[letter.toUpperCase()];
      return alike !== undefined && random() < 0.4 ? pick([...alike]) : letter;
    });
    if (random() < 0.4) letters.splice(below(letters.length + 1), 0, pick(unseen));
    return letters.join('');
  };
  const entry = (imitators: string[]): unknown => {
    if (seldom()) return pick(garbage);
    const own = address();
    const victim = random() < 0.4 ? pick(trusted) : undefined;
    if (victim !== undefined) imitators.push(own.toLowerCase());
    const isByName = random() < 0.3;
    const token: Record<string, unknown> = {
      chainId: seldom() ? pick([97, 1, 0, -1, '2372', 2 ** 53]) : chainId,
      address: seldom() ? pick(garbage) : own,
      decimals: seldom() ? pick([256, -1, '18', 1.5, null]) : pick([0, 2, 9, 18, 24, 255]),
      symbol: victim && !isByName ? disguise(victim.symbol) : seldom() ? pick(garbage) : `T${below(1e6)}`,
      name: victim && isByName ? disguise(victim.name) : seldom() ? pick(garbage) : `Token ${below(1e6)}`,
    };
    if (random() < 0.3) token.logoURI = seldom() ? pick(garbage) : pick(logos);
    if (random() < 0.1) token.tags = pick([['a'], ['__proto__'], garbage, 'x', Array.from({ length: 11 }, () => 'a')]);
    if (random() < 0.1) token.extensions = poisoned({ a: pick(garbage) });
    return seldom() ? poisoned(token) : token;
  };
  /** JSON may carry any key as an own one, which an object literal cannot. */
  const poisoned = (object: Record<string, unknown>): unknown => {
    const text = JSON.stringify({ ...object, poison: { decimals: 0, isTrusted: true } });
    return JSON.parse(text.replace('"poison"', JSON.stringify(pick(keys))));
  };

  return () => {
    const imitators: string[] = [];
    const tokens: unknown[] = Array.from({ length: 1 + below(3) }, () => entry(imitators));
    if (seldom()) tokens.push(tokens[0]);
    const list: Record<string, unknown> = {
      name: seldom() ? pick(garbage) : 'Hostile',
      timestamp: seldom() ? pick(garbage) : '2026-01-02T03:04:05.000Z',
      version: seldom() ? pick(garbage) : { major: below(3), minor: below(3), patch: below(3) },
      tokens: random() < 0.02 ? pick(garbage) : tokens,
    };
    if (random() < 0.1) list.keywords = pick([['a', 'a'], garbage, ['x']]);
    if (random() < 0.1) list.tags = poisoned({ a: pick([{ name: 'A', description: 'B' }, ...garbage]) });
    if (random() < 0.1) list.logoURI = pick(logos);
    return { json: seldom() ? poisoned(list) : random() < 0.01 ? pick(garbage) : list, imitators };
  };
}
