import { zeroAddress } from '@besc/domain/shared/address';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { beforeEach, expect, test } from 'vitest';
import { serviceWatch } from './service-watch';

/** The machine's time and the time that runs on, milliseconds. */
let now: number;
let elapsed: number;
beforeEach(() => {
  now = 1_800_000_000_000;
  elapsed = 0;
});

const limits = { silentSeconds: 15, gasPrice: 1n, replaceAfterSeconds: 60 };
const watchOf = (keys: Parameters<typeof serviceWatch>[0]['keys'] = []) =>
  serviceWatch({
    keys,
    limits,
    registry: new Registry(),
    log: pino({ level: 'silent' }),
    now: () => now,
    elapsed: () => elapsed,
  });
const head = () => ({ timestamp: BigInt(now / 1000) });

test('a machine whose time is put back or forward neither hides a silence nor makes one up', () => {
  const watch = watchOf();
  watch.heard(head());
  now += 86_400_000;
  expect(watch.problems()).toEqual([]);
  now -= 2 * 86_400_000;
  elapsed += 16_000;
  expect(watch.problems()).toMatchObject([{ kind: 'no-node' }]);
});

test('of two keys with the same problem both are told, and when the one of them has none any more', async () => {
  const coins = new Map([
    ['operator', 0n],
    ['injector', 0n],
  ]);
  const client = (role: string) => ({
    getBalance: async () => coins.get(role) ?? 0n,
    getTransactionCount: async () => 0,
  });
  const keys = [...coins.keys()].map((role) => ({ role, address: zeroAddress, client: client(role), tellCoins() {} }));
  const watch = watchOf(keys);
  watch.heard(head());
  await watch.look();
  expect(watch.problems()).toMatchObject([
    { kind: 'coins-low', role: 'operator' },
    { kind: 'coins-low', role: 'injector' },
  ]);
  coins.set('operator', 10n ** 18n);
  await watch.look();
  expect(watch.problems()).toMatchObject([{ kind: 'coins-low', role: 'injector' }]);
});
