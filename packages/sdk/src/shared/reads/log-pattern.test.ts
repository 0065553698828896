import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeAbiParameters, encodeEventTopics } from 'viem';
import { expect, test } from 'vitest';
import { hasLog, loggedAmount, logPattern } from './log-pattern';

const contract = checksumAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed');
const account = checksumAddress('0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359');
const other = checksumAddress('0xdbf03b407c01e7cd3cbea99509d93f8dddc8c6fb');
const words = (...values: readonly bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  );

const owed = logPattern({
  address: contract,
  abi: farmMasterAbi,
  eventName: 'RewardOwed',
  args: { user: 'account', pid: 2n },
});
const log = ({ address = contract, user = account, pid = 2n } = {}) => ({
  address: address.toLowerCase(),
  topics: encodeEventTopics({ abi: farmMasterAbi, eventName: 'RewardOwed', args: { user, pid } }).map(String),
  data: words(7n),
});

test('a log is known by its contract, its event and its arguments; what is not named may be anything', () => {
  expect(hasLog([log()], owed, account)).toBe(true);
  expect(hasLog([{ ...log(), data: words(8n) }], owed, account)).toBe(true);
  expect(hasLog([log({ user: other }), log()], owed, account)).toBe(true);
  expect(hasLog([log({ user: other })], owed, other)).toBe(true);
});

test('what several of these logs say is added up; where none says anything, or more than fits, nothing is known', () => {
  const said = (value: bigint, changes = {}) => ({ ...log(changes), data: words(value) });
  expect(loggedAmount([said(7n), said(5n), said(9n, { user: other })], owed, account)).toBe(12n);
  expect(loggedAmount([said(0n)], owed, account)).toBe(0n);
  expect(loggedAmount([said(9n, { address: other })], owed, account)).toBeUndefined();
  expect(loggedAmount([said(2n ** 256n - 1n), said(1n)], owed, account)).toBeUndefined();
  expect(loggedAmount([{ ...log(), data: '0x' }], owed, account)).toBe(0n);
});

test.each([
  ['nothing', []],
  ['another contract, as a token that writes the same', [log({ address: other })]],
  ['another account', [log({ user: other })]],
  ['another argument', [log({ pid: 3n })]],
  ['another event', [{ ...log(), topics: [`0x${'11'.repeat(32)}`, ...log().topics.slice(1)] }]],
  ['fewer topics', [{ ...log(), topics: log().topics.slice(0, 2) }]],
  ['no topics', [{ ...log(), topics: [] }]],
])('%s is not that log', (_what, logs) => {
  expect(hasLog(logs, owed, account)).toBe(false);
});

test('an argument that no topic holds is looked for in the data, which may be cut off', () => {
  const args = { sender: 'account', callFee: 0n } as const;
  const pattern = logPattern({ address: contract, abi: moneyVaultAbi, eventName: 'Harvest', args });
  const topics = encodeEventTopics({ abi: moneyVaultAbi, eventName: 'Harvest', args: { sender: account } }).map(String);
  const harvest = (data: string) => hasLog([{ address: contract, topics, data }], pattern, account);
  expect(harvest(words(5n, 0n))).toBe(true);
  expect(harvest(words(0n, 1n))).toBe(false);
  expect(harvest(words(0n))).toBe(false);
  expect(harvest('0x')).toBe(false);
});
