import { expect, test } from 'vitest';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { parseOperateArguments } from './operate-arguments';
import { settingOf, settingWords } from './settings';

test('commands are read, and nothing is sent unless it is said', () => {
  expect(parseOperateArguments(['status'])).toEqual({ kind: 'status' });
  expect(parseOperateArguments(['pause', 'lottery'])).toEqual({ kind: 'pause', name: 'lottery', send: false });
  expect(parseOperateArguments(['--send', 'resume', 'prediction'])).toMatchObject({ kind: 'resume', send: true });
  const set = { kind: 'set', setting: 'prediction.fee', values: ['200'], send: false };
  expect(parseOperateArguments(['set', 'prediction.fee', '200'])).toEqual(set);
  const id = `0x${'5a'.repeat(32)}` as const;
  expect(parseOperateArguments(['cancel', id])).toEqual({ kind: 'cancel', id, send: false });
  expect(parseOperateArguments(['do', 'game.turn'])).toEqual({ kind: 'do', act: 'game.turn', values: [], send: false });
  expect(parseOperateArguments(['do', 'game.turn', '3', '--send'])).toMatchObject({ values: ['3'], send: true });
  expect(parseOperateArguments([])).toEqual({ kind: 'help' });
  expect(parseOperateArguments(['status', '--help'])).toEqual({ kind: 'help' });
});

test.each([
  [['stop']],
  [['status', 'lottery']],
  [['pause']],
  [['pause', 'lottery', 'now']],
  [['set', 'prediction.fee']],
  [['cancel']],
  [['do']],
  [['cancel', '0x12']],
  [['cancel', `0x${'5A'.repeat(33)}`]],
  [['set', 'prediction.fee', '1', '--yes']],
])('%j is refused in words', (args) => {
  expect(() => parseOperateArguments(args)).toThrow(OperateArgumentError);
});

const one = '0x1BcB8e569EedAb4668e55145Cfeaf190902d3CF2';
const two = '0x8263Fce86B1b78F95Ab4dae11907d8AF88f841e7';
const three = '0xcF2d5b3cBb4D7bF04e3F7bFa8e27081B52191f91';
const four = '0x86c53Eb85D0B7548fea5C4B4F82b4205C8f6Ac18';

test.each([
  ['prediction.fee', ['501']],
  ['prediction.fee', ['1.5']],
  ['prediction.fee', ['1', '2']],
  ['prediction.minimum-bet', ['-1']],
  ['prediction.minimum-bet', ['9'.repeat(40)]],
  ['prediction.minimum-move', ['101']],
  ['prediction.maximum-round', ['1.9']],
  ['prediction.maximum-round', ['0', '0']],
  ['prediction.treasury', ['0x0000000000000000000000000000000000000000']],
  ['prediction.operator', ['0x12']],
  ['prediction.operator', ['0x1bCB8e569EedAb4668e55145Cfeaf190902d3CF2']],
  ['oracle.reporters', ['2', one, two, three]],
  ['oracle.reporters', ['3', one, two]],
  ['oracle.reporters', ['4', one, two, three, four]],
  ['oracle.reporters', ['3', one, one, two]],
  ['oracle.reporters', ['3', ...Array.from({ length: 6 }, () => one)]],
  ['random.bond', ['0']],
  ['random.bond', ['79228162514.264337593543950336']],
  ['random.bond', ['0750']],
  ['nothing', ['1']],
])('%s %j is refused before the chain is asked', (name, values) => {
  expect(() => settingOf(name).parse(values)).toThrow(OperateArgumentError);
});

test('reporters are put in the contract’s order, and words of what is wanted and of what is are the same', () => {
  const setting = settingOf('oracle.reporters');
  const args = setting.parse(['3', three, one, two]);
  expect(args).toEqual([[one, two, three], 3n]);
  expect(settingWords(setting, args)).toBe(`3 ${one} ${two} ${three}`);
  expect(settingWords(settingOf('random.bond'), settingOf('random.bond').parse(['750.5']))).toBe('750.5');
});

test('a largest round of 0 takes the limit away', () => {
  expect(settingOf('prediction.maximum-round').parse(['0'])).toEqual([0n]);
  expect(settingOf('prediction.maximum-round').parse(['2'])).toEqual([2n * 10n ** 18n]);
});
