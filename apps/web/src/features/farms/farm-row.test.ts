import { addressOf } from '@besc/contracts/deploy/address-of';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import { settingsPricing } from '../../blocks/prices/usd-price';
import { farmBar } from './farm-bar';
import { farmRows } from './farm-row';

const settings = makeSettings();

function rowAt(block: bigint, pid = 1) {
  const [row] = farmRows({
    emission: { moneyPerBlock: 8n, totalAllocPoint: 4n, startBlock: 100n, endBlock: 200n },
    farms: [
      { pid, lpAddress: checksumAddress(`0x${'ab'.repeat(20)}`), allocPoint: 1n, totalStaked: 0n, pair: undefined },
    ],
    head: { block, seconds: 100n },
    pausedUntil: 0,
    chainId: settings.chain.id,
    tokens: new Map(),
    pricing: { pairs: [], isUnread: false },
    volumes: new Map(),
    rules: settingsPricing(settings),
    accounts: undefined,
    money: addressOf(settings, 'tokens', 'money'),
  });
  if (row === undefined) throw new Error('No row');
  return row;
}

test('OPEN-53 a farm is told to pay what it pays: nothing before the emission begins, nothing after it', () => {
  expect([99n, 100n, 199n, 200n].map((block) => rowAt(block).moneyPerBlock)).toEqual([0n, 2n, 2n, 0n]);
  expect([99n, 199n, 200n].map((block) => rowAt(block).isLive)).toEqual([true, true, false]);
});

test('CONST-15 farms of the numbers that the documents call archived are finished by weight and end, like all others', () => {
  for (const pid of [138, 139, 250])
    expect([100n, 200n].map((block) => rowAt(block, pid).isLive)).toEqual([true, false]);
});

test('nothing is staked in a farm that has finished, nor while entries are paused', () => {
  const farm = { isLive: true, pausedUntil: undefined, gap: undefined, mine: undefined };
  expect(farmBar(farm, 'en')).toBeUndefined();
  expect(farmBar({ ...farm, pausedUntil: 1_790_000_000 }, 'en')?.text).toContain('Paused until');
  expect(farmBar({ ...farm, isLive: false, pausedUntil: 1_790_000_000 }, 'en')).toEqual({
    kind: 'error',
    text: 'This farm has ended',
  });
});
