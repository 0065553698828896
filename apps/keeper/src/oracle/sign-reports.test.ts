import { expect, test } from 'vitest';
import { oracleScene, own } from '../../test/oracle/oracle-scene';

const { world, scene, rounds, oneWaits, afterMinute } = oracleScene();

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
    expect(await two.round(now)).toMatchObject({ kind: 'waits', time: minute, reason: 'boundary' });
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
