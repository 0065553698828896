import { compare, fraction } from '@besc/domain/shared/fraction';
import { expect, test } from 'vitest';
import type { Harvest } from '../../blocks/feature/front';
import { usdSum } from '../../blocks/prices/usd-sum';
import { yourMoneyViewModel } from './your-money.view-model';

const harvest: Harvest = {
  key: 'farm 1',
  earned: 1n,
  step: {
    kind: 'transact',
    summary: { text: 'Harvest' },
    calls: () => [],
    drawn: [],
  },
};
const known = (
  dollars: bigint,
  rest: { claimable?: bigint; collect?: readonly Harvest[]; isUnread?: boolean } = {},
) => ({
  kind: 'known' as const,
  holding: {
    value: fraction(dollars),
    isPartly: false,
    isUnread: rest.isUnread ?? false,
    ...(rest.claimable !== undefined && { claimable: usdSum([fraction(rest.claimable)]) }),
    ...(rest.collect && { collect: rest.collect }),
  },
});

test('all places make the whole, and what they have earned is taken in one go', () => {
  const farms = {
    label: 'Farms',
    state: known(5n, { claimable: 2n, collect: [harvest, { ...harvest, key: 'farm 2' }] }),
  };
  const view = yourMoneyViewModel([farms, { label: 'Tokens', state: known(7n) }]);
  expect(view.total && compare(view.total, fraction(12n))).toBe(0);
  expect(view.claimable).toEqual({ value: fraction(2n), isPartly: false });
  expect([view.count, view.collected.map(({ label }) => label)]).toEqual([2, ['Farms']]);
});

test('what was earned without a price is not told to be nothing', () => {
  const place = (values: Parameters<typeof usdSum>[0]) =>
    ({
      label: 'Pools',
      state: { kind: 'known', holding: { ...known(5n).holding, claimable: usdSum(values), collect: [harvest] } },
    }) as const;
  expect(yourMoneyViewModel([place([undefined])]).claimable).toEqual({ value: undefined, isPartly: true });
  expect(yourMoneyViewModel([place([undefined]), place([fraction(2n)])]).claimable).toEqual({
    value: fraction(2n),
    isPartly: true,
  });
});

test('what was not read whole is summed, but is nothing to compare with another day', () => {
  const [partly, rest] = [known(5n, { isUnread: true }), known(7n)].map((state) => ({ label: 'Tokens', state }));
  if (partly === undefined || rest === undefined) throw new Error('There are two');
  expect(yourMoneyViewModel([partly, rest])).toMatchObject({ total: fraction(12n), whole: undefined });
  expect(yourMoneyViewModel([rest])).toMatchObject({ total: fraction(7n), whole: fraction(7n) });
});

test('no sum is told before every place is read, and where one could not be it is said beside the rest', () => {
  const loading = { label: 'Farms', state: { kind: 'loading' as const } };
  const failed = { label: 'Pools', state: { kind: 'failed' as const } };
  const rest = { label: 'Tokens', state: known(7n) };
  expect(yourMoneyViewModel([loading, rest])).toMatchObject({ total: undefined, isFailed: false });
  const partly = { total: fraction(7n), whole: undefined, isPartly: true, isFailed: true };
  expect(yourMoneyViewModel([failed, rest])).toMatchObject(partly);
  expect(yourMoneyViewModel([failed])).toMatchObject({ total: undefined, isFailed: true });
  expect(yourMoneyViewModel([rest])).toMatchObject({ isPartly: false, isFailed: false });
});
