import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksumAddress } from '../shared/checksum-address';
import { parseTransactions, type TransactionRecord } from './transaction-record';

const hash = `0x${'ab'.repeat(32)}` as const;
const account = checksumAddress('0x52908400098527886E0F7030069857D2E4169EE7');
const token = checksumAddress('0x8617E340B3D01FA5F11F306F4090FD50E238070D');

const record: TransactionRecord = {
  hash,
  from: account,
  chainId: 2372,
  nonce: 7,
  summary: {
    text: 'Swap %amount% BESC for %old%',
    values: { count: 2 },
    amounts: { amount: { value: '1500000000000000001', decimals: 18, meaning: 'paid' }, old: '1.51' },
  },
  toast: {
    title: { text: 'Staked!' },
    description: { text: 'Your %symbol% …', values: { symbol: 'MONEY' } },
    unpaid: [{ log: `${token} ${hash},account,* ${hash}`, description: { text: 'Not paid' } }],
  },
  unpaid: { text: 'Not paid' },
  isPrelude: true,
  logged: { amount: `${token} ${hash},account,* *` },
  approval: { tokenAddress: token, spender: account },
  claim: { recipient: account },
  addedTime: 1000,
  lastCheckedBlockNumber: 12,
  receipt: {
    blockHash: hash,
    blockNumber: 11,
    contractAddress: null,
    from: account,
    status: 1,
    to: token,
    transactionHash: hash,
    transactionIndex: 0,
  },
  confirmedTime: 2000,
  ended: 'replaced',
  endedBlock: 12,
  replacedHash: hash,
  callHash: hash,
  sinceBlock: 10,
};

describe('parseTransactions', () => {
  test('TX-01..07 every field of a record survives', () => {
    const stored = { '2372': { [hash]: record } };
    expect(parseTransactions(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  test('a record that was stored in another spelling is of the same account, token and spender', () => {
    const lower = JSON.stringify({ '2372': { [hash]: record } }).replace(/0x[0-9a-fA-F]{40}(?=")/g, (text) =>
      text.toLowerCase(),
    );
    expect(lower).not.toContain(account);
    expect(parseTransactions(JSON.parse(lower))).toEqual({ '2372': { [hash]: record } });
  });

  test('TX-13 a record without receipt has none after reading', () => {
    const { receipt: _, confirmedTime: __, ...pending } = record;
    expect(parseTransactions({ '2372': { [hash]: pending } })['2372']?.[hash]).toEqual(pending);
  });

  test('H7 a receipt without status keeps none: it is not turned into a success', () => {
    const { status: _, ...receipt } = record.receipt ?? { status: 1 };
    const read = parseTransactions({ '2372': { [hash]: { ...record, receipt } } });
    expect(read['2372']?.[hash]?.receipt?.status).toBeUndefined();
  });

  test.each([
    ['status 2', { receipt: { ...record.receipt, status: 2 } }],
    ['another hash', { hash: `0x${'cd'.repeat(32)}` }],
    ['another chain', { chainId: 97 }],
    ['a negative nonce', { nonce: -1 }],
    [
      'an amount that is none',
      { summary: { text: '%a%', amounts: { a: { value: '-1', decimals: 18, meaning: 'paid' } } } },
    ],
    ['an amount of no meaning', { summary: { text: '%a%', amounts: { a: { value: '1', decimals: 18 } } } }],
    ['a toast without words', { toast: { title: { text: 'Staked!' } } }],
    ['an endless summary', { summary: { text: 'x'.repeat(501) } }],
  ])('a record with %s is dropped', (_name, change) => {
    expect(parseTransactions({ '2372': { [hash]: { ...record, ...change } } })).toEqual({});
  });

  test('the newest 500 of a chain are kept', () => {
    const many = Array.from({ length: 600 }, (_, index) => {
      const own = `0x${index.toString(16).padStart(64, '0')}`;
      return [own, { ...record, hash: own, addedTime: index }];
    });
    const read = parseTransactions({ '2372': Object.fromEntries(many) })['2372'] ?? {};
    expect(Object.keys(read)).toHaveLength(500);
    expect(Math.min(...Object.values(read).map(({ addedTime }) => addedTime))).toBe(100);
  });

  test('anything gives sound records or none', () => {
    const damaged = fc.record(
      Object.fromEntries(
        Object.entries(record).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.anything())]),
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          damaged.map((entry) => ({ '2372': { [hash]: entry } })),
        ),
        (json) => {
          const read = parseTransactions(json);
          expect(parseTransactions(JSON.parse(JSON.stringify(read)))).toEqual(read);
        },
      ),
      { numRuns: 500 },
    );
  });
});
