import { expect, test } from 'vitest';
import { parseStartArguments, StartArgumentError } from './start-arguments';
import { startFailure } from './start-failure';

test('arguments are read in any order', () => {
  const usual = { chainId: 2372, fresh: false, actors: true, paces: [], shortRounds: false, help: false };
  expect(parseStartArguments([])).toEqual(usual);
  expect(parseStartArguments(['--no-actors', '--chain', '97', '--fresh'])).toEqual({
    chainId: 97,
    fresh: true,
    actors: false,
    paces: [],
    shortRounds: false,
    help: false,
  });
  expect(parseStartArguments(['--short-rounds'])).toEqual({ ...usual, shortRounds: true });
  expect(parseStartArguments(['--slow-lottery'])).toEqual({ ...usual, paces: ['slow-lottery'] });
  expect(parseStartArguments(['--chain=97']).chainId).toBe(97);
  expect(parseStartArguments(['--data', '/a b']).dataFolder).toBe('/a b');
  expect(parseStartArguments(['--data=/a=b']).dataFolder).toBe('/a=b');
});

test.each([
  [['--chain']],
  [['--chain', '1']],
  [['--chain=']],
  [['fresh']],
  [['--fresh=1']],
  [['--data']],
  [['--data', '--fresh']],
  [['--slow-lottery', '--short-rounds']],
])('%j is refused in words', (args) => {
  expect(() => parseStartArguments(args)).toThrow(StartArgumentError);
  expect(() => parseStartArguments(args)).toThrow(/--chain|--data|is not an option|contradict/);
});

test('known failures are one sentence, unknown ones keep their trace', () => {
  expect(startFailure(Object.assign(new Error('no space'), { code: 'ENOSPC' }))).toContain('The disk is full');
  expect(startFailure(Object.assign(new Error('x'), { code: 'EACCES' }))).toContain('.localnet');
  expect(startFailure(new Error('odd'))).toContain('start-arguments.test');
  expect(startFailure('text')).toContain('text');
});
