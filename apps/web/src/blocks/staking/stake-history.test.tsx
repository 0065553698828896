import { fraction } from '@besc/domain/shared/fraction';
import { fetchFarmDays } from '@besc/wire/farms/fetch-farm-days';
import { makeSettings } from '@besc/wire/test/make-settings';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { deployedToken } from '../chain/deployed-token';
import { StakeHistory } from './stake-history';
import type { StakeHistorySubject } from './stake-history-subject';

const settings = makeSettings();
const day = 86_400;
const none = {
  deposited: '0',
  withdrawn: '0',
  harvested: '0',
  depositedUSD: '0',
  withdrawnUSD: '0',
  harvestedUSD: '0',
};
/** The index of this test: value locked at each day's start, and the days that have a price. */
const index = { answers: true, first: 0, stakedUSD: '1000000' as string | null, priceEvery: 1, eventEvery: 1 };

const subject: StakeHistorySubject = {
  key: 'farm-1',
  name: 'MONEY-WBESC LP',
  reward: deployedToken(settings, 'money'),
  fetchDays: async (request) => {
    const days = (await fetchFarmDays({ ...request, pid: 1 })).map(({ time, stakedUSD, moneyPerBlock }) => ({
      time,
      stakedUsdE18: stakedUSD,
      rewardPerBlock: moneyPerBlock,
      sharePrice: 15n * 10n ** 17n,
    }));
    return { locked: days, paying: days };
  },
  now: { stakedUsd: fraction(1_250_000n), apr: fraction(1n, 8n), sharePrice: 2n * 10n ** 18n },
};

beforeEach(() => {
  Object.assign(index, { answers: true, first: 0, stakedUSD: '1000000', priceEvery: 1, eventEvery: 1 });
  vi.stubGlobal('fetch', async (_: unknown, init?: { body?: string }) => {
    if (!index.answers) throw new TypeError('The index is down');
    const { query, variables } = JSON.parse(init?.body ?? '{}') as { query: string; variables: { from?: number } };
    const from = variables.from ?? 0;
    const row = (date: number) => ({
      date,
      ...none,
      staked: '1',
      stakedUSD: index.stakedUSD,
      stakers: 1,
      moneyPerBlock: '4000000000000000',
    });
    const times = [...query.matchAll(/\bt(\d+):/g)].map(([, time]) => Number(time));
    const data = query.includes('tokenDayDatas')
      ? {
          days: {
            items: Array.from({ length: 31 }, (_day, at) => ({ date: from + at * day, priceUSD: '3' })).filter(
              (_day, at) => at % index.priceEvery === 0,
            ),
          },
        }
      : Object.fromEntries(
          times.map((time) => [
            `t${time}`,
            { items: time < index.first ? [] : [row(time - (time % (index.eventEvery * day)))] },
          ]),
        );
    return Response.json({ data });
  });
});

const show = () => render(makePlace(<StakeHistory subject={subject} />));
const chart = () => screen.findByRole('slider');
/** The values of the table behind the drawing, oldest first. */
const values = async () => {
  await chart();
  return screen
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((one) => one.lastElementChild?.textContent);
};

test('a month of value locked ends with what the chain says now', async () => {
  show();
  const shown = await values();
  expect(shown).toHaveLength(31);
  expect([shown[0], shown.at(-2), shown.at(-1)]).toEqual(['$1,000,000.00', '$1,000,000.00', '$1,250,000.00']);
  expect(await chart()).toHaveAccessibleName('Value locked of MONEY-WBESC LP, 1M');
  expect(screen.getByText('+25.00%')).toBeVisible();
});

test('a day on which nothing moved has no value of its own: prices moved, and it is left out', async () => {
  index.eventEvery = 10;
  show();
  expect(await values()).toEqual(['$1,000,000.00', '$1,000,000.00', '$1,000,000.00', '$1,250,000.00']);
  expect(screen.getByText('Days with activity, from the index; the latest value from the chain')).toBeVisible();
  // The price of a share stays as it is from one day to the next.
  await userEvent.click(screen.getByRole('radio', { name: 'Share price' }));
  expect(await values()).toHaveLength(31);
});

test('the yield of a past day is its emission at its price over what was locked; a day without a price has none', async () => {
  index.priceEvery = 10;
  show();
  await chart();
  await userEvent.click(screen.getByRole('radio', { name: 'APR' }));
  // 0.004 x 10 512 000 x 3 / 1 000 000 is 12.6144%, on three days of thirty-one, and 12.5% now.
  expect(await values()).toEqual(['12.61%', '12.61%', '12.61%', '12.50%']);
  expect(screen.getByText(/that day’s MONEY price from the index/)).toBeVisible();
});

test('the price of a share is drawn where there are shares, over a year too', async () => {
  show();
  await chart();
  await userEvent.click(screen.getByRole('radio', { name: 'Share price' }));
  await userEvent.click(screen.getByRole('radio', { name: '1Y' }));
  const shown = await values();
  expect([shown.length > 48, shown[0], shown.at(-1)]).toEqual([false, '1.500000', '2.000000']);
});

test('without a day it says so, and an index that is down leaves another try', async () => {
  index.first = Number.POSITIVE_INFINITY;
  const first = show();
  expect(await screen.findByText('No data in this range')).toBeVisible();
  first.unmount();
  index.answers = false;
  show();
  expect(await screen.findByText('Couldn’t load the history')).toBeVisible();
  Object.assign(index, { answers: true, first: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await values()).toHaveLength(31);
});

test('an index that is down stays so while it is asked once more: the button says that, and does not go away', async () => {
  index.answers = false;
  show();
  const failure = await screen.findByText('Couldn’t load the history');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  expect(failure).toBeVisible();
});
