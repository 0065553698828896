import { expect, test } from 'vitest';
import { parseChainLogs, parseSoundLogs } from './parse-chain-logs';

const word = (digit: string) => `0x${digit.repeat(64)}`;
const log = { topics: [word('A'), word('b')], data: `0x${'1'.repeat(64)}${'2'.repeat(64)}`, blockNumber: '0x1f' };
const whole = { ...log, transactionHash: word('c'), address: `0x${'1'.repeat(40)}`, logIndex: '0x2' };

test('a log is its words, its block and its transaction', () => {
  expect(parseChainLogs([whole])).toEqual([
    {
      address: whole.address,
      index: 2,
      topics: [word('a'), word('b')],
      data: [word('1'), word('2')],
      block: 31n,
      transaction: word('c'),
    },
  ]);
  expect(parseChainLogs([{ ...whole, data: '0x' }])[0]?.data).toEqual([]);
});

test.each([
  ['no topic', { topics: [] }],
  ['a fifth topic', { topics: Array.from({ length: 5 }, () => word('a')) }],
  ['a topic that is none', { topics: ['0x12'] }],
  ['half a word', { data: `0x${'1'.repeat(63)}` }],
  ['a pending block', { blockNumber: null }],
  ['a block beyond all', { blockNumber: `0x1${'0'.repeat(16)}` }],
  ['no address', { address: '0x' }],
  ['no place', { logIndex: undefined }],
  ['no transaction', { transactionHash: undefined }],
])('%s is refused', (_, change) => {
  expect(() => parseChainLogs([{ ...whole, ...change }])).toThrow();
});

test('of logs of strangers the sound ones are taken', () => {
  expect(parseSoundLogs([{ ...whole, data: '0x12' }, whole, null])).toEqual(parseChainLogs([whole]));
  expect(() => parseSoundLogs({})).toThrow();
});
