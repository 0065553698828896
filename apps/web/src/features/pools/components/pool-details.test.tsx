import { zeroAddress } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { makePoolRow } from '../../../../test/pools/make-pool-row';
import { PoolDetails } from './pool-details';

test('the price of a share has the digits that the line of it has, to the nearest', async () => {
  const state = {
    totalShares: oneE18,
    assets: oneE18,
    pricePerShare: 1_000_039_850_000_000_000n,
    pending: 0n,
    bounty: 0n,
    performanceFeeBps: 200n,
    callFeeBps: 25n,
    withdrawFeeBps: 10n,
    withdrawFeePeriodSeconds: 259_200n,
    isPulled: false,
    pausedUntil: 0,
    owed: 0n,
  };
  const row = makePoolRow({ key: 'auto', category: 'auto', vault: { state, holder: undefined, farms: zeroAddress } });
  render(makePlace(<PoolDetails row={row} />));
  expect((await screen.findByText('Share price')).closest('div')).toHaveTextContent('1.000040 MONEY');
  expect(screen.getByTitle('1.00003985')).toBeVisible();
});
