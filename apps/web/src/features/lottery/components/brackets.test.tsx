import { testAddress } from '@besc/domain/test/address';
import { makeLotteryRound } from '@besc/domain/test/lottery/make-lottery-round';
import { makeSettings } from '@besc/wire/test/make-settings';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { deployedToken } from '../../../blocks/chain/deployed-token';
import { Brackets } from './brackets';

const place = { game: testAddress('0x01'), money: deployedToken(makeSettings(), 'money'), fromBlock: 1n };
const one = 10n ** 18n;

test.each([
  { injected: 1000n, isSaid: false },
  { injected: 245_000n, isSaid: true },
])('what one ticket wins at most is said where it limits: with $injected MONEY in the pot $isSaid', async (row) => {
  const round = makeLotteryRound({ price: 10n * one, collected: 0n, injected: row.injected * one });
  render(makePlace(<Brackets place={place} round={round} />));
  expect(await screen.findByRole('table', { name: 'Prizes of round #7' })).toBeVisible();
  const said = screen.queryByText(/^A ticket wins up to 66,535 MONEY with 4 digits, 2,112.22 with 3/);
  expect(said !== null).toBe(row.isSaid);
});
