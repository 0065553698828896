import { expect, test } from 'vitest';
import { usernameProblem, usernameSlug } from './username';

test.each([
  ['abc', undefined],
  ['A1b2C3d4E5f6G7h', undefined],
  ['123', undefined],
  ['', 'too-short'],
  ['ab', 'too-short'],
  ['A1b2C3d4E5f6G7hI', 'too-long'],
  ['two words', 'characters'],
  [' abc', 'characters'],
  ['a_b', 'characters'],
  // Cyrillic a, full-width digits, a letter with a mark, a zero-width space.
  ['\u0430bc', 'characters'],
  ['\uff11\uff12\uff13', 'characters'],
  ['caf\u00e9', 'characters'],
  ['abc\u200b', 'characters'],
  ['abc\n', 'characters'],
])('PROF-27, PROF-28: the name "%s" is %s', (name, problem) => {
  expect(usernameProblem(name)).toBe(problem);
});

test('two names that differ in case alone are one', () => {
  expect(usernameSlug('BunnyKing')).toBe(usernameSlug('bUNNYkING'));
});
