import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { makePoolRow, nothingStaked } from '../../../../test/pools/make-pool-row';
import { EmergencyDialog } from './emergency-dialog';
import { PoolsSummary } from './pools-summary';

const figure = async (label: string) => (await screen.findByText(label)).closest('div');
const holding = { ...nothingStaked, staked: 3n * oneE18, earned: 5n * oneE18 };
const priced = makePoolRow({ holding, earnedUsd: fraction(5n) });
const { staked, earning } = priced;
const unpriced = makePoolRow({
  holding,
  staked: { ...staked, priceE18: undefined },
  earning: { ...earning, priceE18: undefined },
});
const note = 'plus more without a known price or that couldn’t be loaded';

test('OPEN-82 nothing is told to be worth nothing while its prices are on their way', async () => {
  const { unmount } = render(makePlace(<PoolsSummary rows={[unpriced]} isPriced={false} isUnread={false} />));
  expect(await figure('Staked by you')).not.toHaveTextContent('$');
  expect(await figure('To harvest')).not.toHaveTextContent('$');
  expect(screen.queryByText(note)).toBeNull();
  unmount();
  render(makePlace(<PoolsSummary rows={[priced]} isPriced={true} isUnread={false} />));
  expect(await figure('Staked by you')).toHaveTextContent('$6.00');
  expect(await figure('To harvest')).toHaveTextContent('$5.00');
});

test('OPEN-82 what nothing prices is a dash, and what is left out of a sum is told', async () => {
  const { unmount } = render(makePlace(<PoolsSummary rows={[unpriced]} isPriced={true} isUnread={false} />));
  expect(await figure('Staked by you')).toHaveTextContent('–');
  expect(await figure('To harvest')).toHaveTextContent('–');
  unmount();
  render(makePlace(<PoolsSummary rows={[unpriced, priced]} isPriced={true} isUnread={false} />));
  expect(await figure('To harvest')).toHaveTextContent(`$5.00${note}`);
  expect(await figure('Staked by you')).toHaveTextContent(`$6.00${note}`);
});

test('sums with an unread part say so, and stand', async () => {
  const unread = { ...priced, isUnread: true, holding: { ...holding, earned: undefined }, earnedUsd: undefined };
  const { unmount } = render(makePlace(<PoolsSummary rows={[priced, unread]} isPriced={true} isUnread={false} />));
  expect(await figure('Staked by you')).toHaveTextContent(/\$12\.00$/);
  expect(await figure('To harvest')).toHaveTextContent(`$5.00${note}`);
  unmount();
  const loading = makePoolRow({ category: 'auto', isLoading: true });
  render(makePlace(<PoolsSummary rows={[priced, loading]} isPriced={true} isUnread={true} />));
  expect(await figure('Staked by you')).toHaveTextContent(`$6.00${note}`);
});

test('POOL-101 what an emergency exit gives up has the decimals of its own worth, not of all that was earned', async () => {
  // 10000.7 earned at $1; 10000 are owed whatever happens.
  const earned = 100_007n * 10n ** 17n;
  const owed = 10_000n * oneE18;
  const rich = { ...earning, priceE18: 2n * oneE18 };
  const row = makePoolRow({ earning: rich, holding: { ...holding, earned, owed }, earnedUsd: fraction(20_001n) });
  render(makePlace(<EmergencyDialog row={row} onClose={() => undefined} />));
  expect((await screen.findByText('You’ll give up')).parentElement).toHaveTextContent('0.70000 WOOL');
});
