import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeLiquidityChain, makeStakingPlace } from '../../../../test/staking/make-staking-place';
import { LotteryTile } from './lottery-tile';

const base = makeSettings();
const game = checksumAddress(`0x${'1'.repeat(40)}`);
const settings = {
  ...base,
  contracts: { ...base.contracts, lottery: { game: { address: game, startBlock: 1 } } },
};
const open = 1;
/** The clock of a chain for tests. */
const now = 1_790_000_000;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('The index is down');
  });
});

/** The tile of a round of so many seconds, whose draw is so many seconds ahead. */
function show(length: number, ahead: number, salesPause: number) {
  const double = makeLiquidityChain(settings);
  const drawAt = now + ahead;
  double.contracts.set(game, {
    abi: lotteryAbi,
    read: (name) => {
      if (name === 'viewCurrentLotteryId') return 7n;
      if (name === 'salesPause') return BigInt(salesPause);
      const shares = [0n, 1000n, 2000n, 7000n] as const;
      return [7n, open, 10n ** 18n, 10n ** 18n, shares, BigInt(drawAt - length), BigInt(drawAt), 0];
    },
  });
  render(makeStakingPlace(double, <LotteryTile />));
}

test('LOT-45 LOT-46 the front page says of the sales what the lottery says, and "twice a day" only where it is so', async () => {
  show(600, 30, 60);
  expect(await screen.findByText('Sales are over')).toBeVisible();
  expect(screen.getByText('Four digits, and a draw that anyone can check.')).toBeVisible();
});

test('before its sales end a round of half a day is on sale', async () => {
  show(43_194, 7200, 1800);
  expect(await screen.findByText('On sale')).toBeVisible();
  expect(screen.getByText('Four digits, drawn twice a day, and a draw that anyone can check.')).toBeVisible();
});
