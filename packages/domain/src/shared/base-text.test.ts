import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baseText } from './base-text';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test('the vectors of RFC 4648 and of the multibase documents', () => {
  const vectors = ['', 'my', 'mzxq', 'mzxw6', 'mzxw6yq', 'mzxw6ytb', 'mzxw6ytboi'];
  const texts = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'];
  expect(texts.map((text) => baseText(bytes(text), 'base32'))).toEqual(vectors);
  expect(baseText(bytes('yes mani !'), 'base58')).toBe('7paNL19xttacUY');
  expect(baseText(bytes('yes mani !'), 'base36')).toBe('2lcpzo5yikidynfl');
  expect(baseText(bytes('\u0000\u0000yes mani !'), 'base58')).toBe('117paNL19xttacUY');
  expect(baseText(bytes('\u0000\u0000yes mani !'), 'base36')).toBe('002lcpzo5yikidynfl');
});

test('different bytes never give the same text', () => {
  const some = fc.uint8Array({ maxLength: 40 });
  fc.assert(
    fc.property(some, some, fc.constantFrom('base32', 'base36', 'base58'), (a, b, base) => {
      fc.pre(a.join() !== b.join());
      expect(baseText(a, base)).not.toBe(baseText(b, base));
    }),
  );
});
