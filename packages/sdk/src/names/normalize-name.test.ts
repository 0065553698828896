import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NameError } from './name-error';
import { normalizeName } from './normalize-name';

const code = (text: string): string => {
  try {
    return normalizeName(text);
  } catch (error) {
    if (error instanceof NameError) return error.code;
    throw error;
  }
};

test('SWAP-079 letter case is folded and sound names stay', () => {
  expect(normalizeName(' Alice.BESC ')).toBe('alice.besc');
  expect(normalizeName('sub.alice-1.eth')).toBe('sub.alice-1.eth');
  expect(normalizeName('fünf.eth')).toBe('fünf.eth');
  // Invisible characters are left out, so they cannot make a second name that looks the same.
  expect(normalizeName('ali\u200bce.besc')).toBe('alice.besc');
});

test.each([
  ['Cyrillic a in a Latin name', '\u0430lice.besc'],
  ['a Greek omicron', 'b\u03bfb.besc'],
  ['a right-to-left override', 'ali\u202ece.besc'],
  ['a word of look-alikes only', '\u0441\u043e\u0441\u043e.eth'],
])('a look-alike with %s is refused as such', (_what, text) => {
  expect(code(text)).toBe('NAME_LOOKALIKE');
});

test.each(['', ' ', 'a..b', '.eth', 'a b.eth', 'a_b.eth', 'ab--cd.eth', 'a/b.eth', `${'a'.repeat(300)}.eth`])(
  '%j is not valid',
  (text) => {
    expect(code(text)).toBe('NAME_INVALID');
  },
);

test('any text is a NameError or a name that stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      const once = code(text);
      if (!once.startsWith('NAME_')) expect(normalizeName(once)).toBe(once);
    }),
  );
});
