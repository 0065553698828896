import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeFarmsChain } from '../../../../test/farms/make-farms-page';
import { makeListJson } from '../../../../test/liquidity/make-liquidity-page';
import { makeStakingPlace } from '../../../../test/staking/make-staking-place';
import { TopFarms } from './top-farms';

test('a yield without its trading fees is said to be one, on the front page too', async () => {
  const { double } = makeFarmsChain();
  const { settings } = double.chain;
  vi.stubGlobal('fetch', async (_: unknown, init?: { body?: string }) => {
    if (init?.body?.includes('pairDayDatas')) throw new TypeError('The index is down');
    return Response.json(makeListJson(settings));
  });
  render(makeStakingPlace(double, <TopFarms />));
  expect(await screen.findByText('5.26%')).toBeVisible();
  expect(await screen.findByText(/^The index does not answer: trading fees are missing/)).toBeVisible();
});
