import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { fetchPaidFarmDays } from './fetch-paid-farm-days';

const day = 86_400;
const emission = { startBlock: 1000n, endBlock: 9000n };
const sums = { deposited: '0', depositedUSD: '0', withdrawn: '0', withdrawnUSD: '0', harvested: '0' };
const server = answerServer();

/** An index of a farm with an event each day, for whose emission these times are known. */
function answer(start: readonly number[], end: readonly number[]) {
  const items = (times: readonly number[]) => ({ items: times.map((timestamp) => ({ timestamp })) });
  const row = (date: number) => ({
    date,
    ...sums,
    harvestedUSD: '0',
    staked: '1',
    stakedUSD: '2',
    stakers: 1,
    moneyPerBlock: '3',
  });
  server.answer((response) => {
    const times = [...(server.requests.at(-1)?.query ?? '').matchAll(/\bt(\d+):/g)].map(([, time]) => Number(time));
    const days = Object.fromEntries(times.map((time) => [`t${time}`, { items: [row(time)] }]));
    response.end(JSON.stringify({ data: times.length > 0 ? days : { start: items(start), end: items(end) } }));
  });
}

const rewards = async () => {
  const times = [1, 2, 3, 4, 5].map((number) => number * day);
  const days = await fetchPaidFarmDays({ url: server.url, pid: 2, times, emission });
  expect(days.map(({ time, stakedUsdE18 }) => [time, stakedUsdE18])).toEqual(
    times.map((time) => [time, 2n * 10n ** 18n]),
  );
  return days.map(({ rewardPerBlock }) => rewardPerBlock);
};

test('OPEN-53 a farm has paid nothing on the days before the emission began, whatever its part of it was', async () => {
  answer([3 * day + 7], []);
  expect(await rewards()).toEqual([undefined, undefined, 3n, 3n, 3n]);
  const asked = server.requests.find(({ variables }) => variables?.start !== undefined);
  expect(asked?.variables).toEqual({ start: 1000, end: 9000 });
});

test('nor on those after it had ended', async () => {
  answer([day], [4 * day]);
  expect(await rewards()).toEqual([3n, 3n, 3n, 3n, undefined]);
});

test('nor on any while it has not begun', async () => {
  answer([], []);
  expect(await rewards()).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
