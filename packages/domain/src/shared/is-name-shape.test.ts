import { describe, expect, test } from 'vitest';
import { isNameShape } from './is-name-shape';

describe('isNameShape', () => {
  test.each(['tokens.besc', 'a.b.c.eth', 'xn--ls8h.eth', 'a_b.eth', 'Alice.BESC', 'fünf.besc', '🦊.eth', '123.besc'])(
    'SWAP-079 %s may be a name',
    (text) => expect(isNameShape(text)).toBe(true),
  );

  test.each([
    'alice',
    '',
    '.',
    'a..b',
    '.eth',
    'a.eth.',
    'a b.eth',
    'a@b.eth',
    'a/b.eth',
    'a:1.eth',
    'http://a.eth',
    '127.0.0.1',
    'a\u202eb.eth',
    'a\u0000.eth',
    `${'a'.repeat(64)}.eth`,
    `${'a.'.repeat(127)}eth`,
  ])('%j is none', (text) => expect(isNameShape(text)).toBe(false));
});
