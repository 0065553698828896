import { expect, test } from 'vitest';
import { parseStartArguments, StartArgumentError, startHelp } from './start-arguments';
import { startFailure } from './start-failure';

test('arguments are read in any order', () => {
  const usual = { chainId: 2372, fresh: false, actors: true, paces: [], help: false, folderName: '2372' };
  expect(parseStartArguments([])).toEqual(usual);
  expect(parseStartArguments(['--no-actors', '--chain', '97', '--fresh'])).toEqual({
    chainId: 97,
    fresh: true,
    actors: false,
    paces: [],
    help: false,
    folderName: '97',
  });
  expect(parseStartArguments(['--short-rounds'])).toEqual({
    ...usual,
    paces: ['short-rounds'],
    folderName: '2372-short-rounds',
  });
  expect(parseStartArguments(['--chain', '97', '--short-rounds']).folderName).toBe('97-short-rounds');
  expect(parseStartArguments(['--slow-lottery'])).toEqual({
    ...usual,
    paces: ['slow-lottery'],
    folderName: '2372-slow-lottery',
  });
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

test('the help says what a pace is for each slug that has it, once', () => {
  expect(startHelp.match(/^ {2}--short-rounds .*$/gm)).toEqual([
    expect.stringMatching(/^ {2}--short-rounds \S.* 1 minute, a draw .*; keeps a chain of its own$/),
  ]);
});

test('known failures are one sentence, unknown ones keep their trace', () => {
  expect(startFailure(Object.assign(new Error('no space'), { code: 'ENOSPC' }))).toContain('The disk is full');
  expect(startFailure(Object.assign(new Error('x'), { code: 'EACCES' }))).toContain('.localnet');
  const taken = new Error('The local chain did not start: Address already in use (os error 98)');
  expect(startFailure(Object.assign(taken, { code: 'CHAIN_START_FAILED' }))).toMatch(/run npm start again\.$/);
  expect(startFailure(new Error('odd'))).toContain('start-arguments.test');
  expect(startFailure('text')).toContain('text');
});
