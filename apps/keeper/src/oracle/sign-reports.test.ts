import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { mostReporters } from '@besc/domain/oracle/most-reporters';
import type { Address } from '@besc/domain/shared/address';
import { submitPricesCall } from '@besc/sdk/oracle/submit-prices-call';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { oracleScene, own } from '../../test/oracle/oracle-scene';
import { operatedOracle } from './operated-oracle';
import { readOracle } from './read-oracle';
import { ReportCollection } from './report-collection';
import { recoveredReport } from './signed-report';

const { world, scene, rounds, oneWaits, afterMinute, report } = oracleScene();

test('nothing later is signed before the price of the boundary is stored, so that none takes its place', async () => {
  const [one, two] = [await rounds(own(5), 29), await rounds(own(5), 28)];
  const { minute, now } = await afterMinute(1);
  const boundary = minute - 5;
  world.taken = { boundary, interval: 300, until: boundary + 30 };
  await scene().chain.setAutomine(false);
  const first = one.round(now);
  await oneWaits();
  // On its way it can be overtaken, also after the round that takes it is on its way too.
  for (const next of [boundary, boundary + 300]) {
    world.taken = { boundary: next, interval: 300, until: next + 30 };
    expect(await two.reportsFor(minute)).toBeUndefined();
    // It waits for the boundary, or sees that there is nothing to add to what is on its way: that depends on the time of a block to come.
    expect(['waits', 'nothing-due']).toContain((await two.round(now)).kind);
  }
  await scene().chain.mine();
  expect(await first).toMatchObject({ kind: 'submitted', time: boundary });
  expect(await two.reportsFor(minute)).toHaveLength(5);
});

test('reporters sign only what is to be reported, once, and give the same again', async () => {
  const { reportsFor } = await rounds(own(3));
  const { minute } = await afterMinute(2);
  const first = await reportsFor(minute);
  expect(first).toHaveLength(3);
  await scene().dump('BUSDC');
  expect(await reportsFor(minute)).toEqual(first);
  for (const time of [minute + 1, minute - 120, minute + 60, 2 ** 60, Number.NaN]) {
    expect(await reportsFor(time)).toBeUndefined();
  }
  // What happens after a time changes nothing of what an honest reporter says of it, also one that starts later.
  const later = await rounds(own(3));
  expect(await later.reportsFor(minute)).toEqual(first);
});

test('nothing is signed for a time that the machine’s clock has not come to, and all of it once it has', async () => {
  const { round, reportsFor } = await rounds({ ...own(5), REPORT_SKEW_SECONDS: '10' });
  const { minute, now } = await afterMinute(1);
  world.machine = minute - 11;
  await expect(round(now)).rejects.toMatchObject({ code: 'TIME_TO_COME' });
  await expect(reportsFor(minute)).rejects.toMatchObject({ code: 'TIME_TO_COME' });
  world.machine = minute - 10;
  expect(await reportsFor(minute)).toHaveLength(5);
  expect(await round(now)).toMatchObject({ kind: 'submitted', time: minute });
});

const oracle = () =>
  ({ address: addressOf(scene().exchange.deployment, 'oracle', 'prices'), abi: priceOracleAbi }) as const;
/** Whether the oracle takes a call. */
const isTaken = (call: ContractCall, account?: Address) =>
  scene()
    .client.call({ ...encodeCall(call), ...(account && { account }) })
    .then(
      () => true,
      () => false,
    );

test('the highest price that counts is the highest that the oracle takes', async () => {
  const { minute, now } = await afterMinute(1);
  const chain = await scene().connect();
  const reading = await readOracle({ chain, priceTimes: async () => undefined, now });
  const reporters = await reading.reportersAt(minute);
  const place = { chainId: scene().chain.chainId, oracle: oracle().address };
  const highest = 10n ** 26n;
  for (const price of [highest, highest + 1n]) {
    const reports = await Promise.all([0, 1, 2, 3, 4].map((index) => report(index, price, minute)));
    const collection = new ReportCollection(minute);
    for (const one of reports) collection.add(one);
    const submission = collection.submission(reporters, { now, patienceSeconds: 6 });
    if (submission === undefined) throw new RangeError('too few reports');
    const counted = await Promise.all(reports.map((one) => recoveredReport(one, place, minute)));
    const isThere = await isTaken(submitPricesCall(oracle().address, { time: minute, ...submission }));
    expect([price, isThere, ...counted.map((one) => one !== undefined)]).toEqual([
      ...[price, ...Array.from({ length: 6 }, () => price === highest)],
    ]);
  }
});

test('reporters and quorums that can be set are those that the oracle takes', async () => {
  const account = checksumAddress(await scene().client.readContract({ ...oracle(), functionName: 'owner' }));
  const [setting] = operatedOracle.settings;
  const accounts = (count: number) =>
    Array.from({ length: count }, (_, place) => checksumAddress(`0x${`${place + 1}`.padStart(40, '0')}`));
  for (const [quorum, count] of [
    ...[1, 2, 3, 5].map((quorum) => [quorum, quorum] as const),
    ...([
      [3, 5],
      [3, 6],
      [4, 7],
      [5, 4],
    ] as const),
    ...[mostReporters, mostReporters + 1].map((count) => [9, count] as const),
    ...[mostReporters, mostReporters + 2].map((count) => [count, count] as const),
  ]) {
    const args = [accounts(count), BigInt(quorum)] as const;
    const call = { ...oracle(), functionName: 'setReporters', args } as const;
    const can = () => setting?.parse([`${quorum}`, ...accounts(count)]);
    if (await isTaken(call, account)) expect(can()).toEqual(args);
    else expect(can, `${quorum} of ${count}`).toThrow();
  }
  expect(
    await isTaken({ ...oracle(), functionName: 'setReporters', args: [accounts(mostReporters), 9n] }, account),
  ).toBe(true);
});
