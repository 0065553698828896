import { oneE18 } from '@besc/domain/shared/fixed-point';
import { noStakeSums } from '@besc/domain/shared/stake-sums';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../test/make-place';
import type { EarnedDay, EarnedToken } from './earned-day';
import { EarnedFold } from './earned-fold';
import { EarnedHistory } from './earned-history';

const day = 86_400;
const token = (symbol: string): EarnedToken => ({ key: symbol, symbol, decimals: 18 });
const paid = (time: number, symbol: string, amount: bigint, usd: bigint | undefined): EarnedDay => ({
  time,
  position: `Earn ${symbol}`,
  id: symbol,
  staked: token('LP'),
  earned: token(symbol),
  sums: {
    ...noStakeSums,
    harvested: { amount: amount * oneE18, usdE18: usd === undefined ? undefined : usd * oneE18 },
  },
});
const days = [paid(10 * day, 'MONEY', 2n, 3n), paid(11 * day, 'WOOL', 7n, undefined), paid(12 * day, 'MONEY', 4n, 8n)];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Nothing answers here')));
});

function show(changes: Partial<ComponentProps<typeof EarnedHistory>> = {}) {
  const headings = { position: 'Pool', id: 'Contract', grown: ['Grown', 'Grown in USD'] } as const;
  const props = {
    what: 'pools',
    headings,
    note: 'Paid out so far',
    days,
    now: 12 * day + 5,
    isFailed: false,
    isTrying: false,
    missing: 0,
    loadFigure: () => Promise.reject(new Error('No figure')),
  } as const;
  const part = <EarnedHistory retry={() => undefined} {...props} {...changes} />;
  return render(makePlace(part));
}
const values = async () => {
  await screen.findByRole('slider');
  return screen
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((one) => one.lastElementChild?.textContent);
};

test('what was earned adds up in dollars of its time and in each token; what had no price is named', async () => {
  show();
  expect(await values()).toEqual(['$0.00', '$3.00', '$3.00', '$11.00']);
  expect(screen.getByText('Total MONEY earned').nextSibling).toHaveTextContent('6 MONEY');
  expect(screen.getByText('Total WOOL earned').nextSibling).toHaveTextContent('7 WOOL');
  expect(screen.getByText(/^Not in the USD total/)).toHaveTextContent(/WOOL$/);
  await userEvent.click(screen.getByRole('radio', { name: 'WOOL' }));
  expect(await values()).toEqual(['0', '7', '7']);
});

test('less than a cent is said to be that, never nothing', async () => {
  const little = paid(10 * day, 'MONEY', 2n, 0n);
  const { sums } = little;
  show({ days: [{ ...little, sums: { ...sums, harvested: { ...sums.harvested, usdE18: 4n * 10n ** 15n } } }] });
  expect((await values()).at(-1)).toBe('<$0.01');
});

test('tokens are rounded down as every amount that somebody has', async () => {
  for (const [amount, text] of [
    ['12345678', '12,345.6'],
    ['19999600', '19,999.6'],
    ['123456000', '123,456'],
  ] as const) {
    const { sums, ...rest } = paid(10 * day, 'MONEY', 0n, 1n);
    const harvested = { ...sums.harvested, amount: BigInt(amount) * 10n ** 15n };
    const { unmount } = show({ days: [{ ...rest, sums: { ...sums, harvested } }] });
    await userEvent.click(await screen.findByRole('radio', { name: 'MONEY' }));
    expect((await values()).at(-1)).toBe(text);
    unmount();
  }
});

test('who was paid only what has no price sees it in tokens, and is not told of nothing', async () => {
  show({ days: [paid(11 * day, 'WOOL', 7n, undefined)] });
  expect((await values()).at(-1)).toBe('7');
  expect(screen.queryByText('You haven’t been paid anything here yet')).toBeNull();
  expect(screen.queryByRole('radio', { name: 'USD' })).toBeNull();
});

test('a loss of less than a cent is none of nothing', async () => {
  const { sums, ...rest } = paid(10 * day, 'MONEY', 2n, 0n);
  show({ days: [{ ...rest, sums: { ...sums, harvested: { ...sums.harvested, usdE18: -29n * 10n ** 14n } } }] });
  expect((await values()).at(-1)).toBe('−<$0.01');
});

test('the file holds the days, not what still grows', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show({ running: { ...paid(12 * day + 5, 'MONEY', 0n, 0n), grown: { amount: oneE18, usdE18: oneE18 } } });
  expect((await values()).at(-1)).toBe('$12.00');
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  const text = await saved[0]?.text();
  expect(text?.trim().split('\r\n')).toHaveLength(4);
  expect(text).toContain('1970-01-13,Earn MONEY,MONEY,LP,0,0,0,0,MONEY,4,8,,');
  expect(click.mock.contexts[0]).toHaveProperty('download', 'besc-pools-1970-01-13.csv');
  vi.restoreAllMocks();
});

test('nothing earned, an index that is down and days that could not be read are told', async () => {
  show({ days: [] });
  expect(await screen.findByText('You haven’t been paid anything here yet')).toBeVisible();
  expect(screen.getByRole('button', { name: /Save as CSV|Nothing to save yet/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const retry = vi.fn();
  show({ days: undefined, isFailed: true, retry, missing: 1 });
  expect(await screen.findByText('Couldn’t load your earnings')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByText(/^Some days are missing/)).toBeVisible();
});

const made = vi.fn();
function Inside() {
  useState(made);
  return <p>Inside</p>;
}

test('it is folded, and nothing of it is made before somebody asks', async () => {
  made.mockClear();
  const fold = (
    <EarnedFold>
      <Inside />
    </EarnedFold>
  );
  render(makePlace(fold));
  const button = await screen.findByRole('button', { name: 'Your earnings so far' });
  expect([button.getAttribute('aria-expanded'), made.mock.calls.length]).toEqual(['false', 0]);
  await userEvent.click(button);
  expect(screen.getByText('Inside')).toBeVisible();
});
