import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { makePoolRow } from '../../../../test/pools/make-pool-row';
import { BlocksLeft } from './blocks-left';
import { PoolAmount } from './pool-amount';

const { earning } = makePoolRow();

/** What stands for an amount. */
async function shown(amount: bigint, dollars: readonly [bigint, bigint], what: 'earned' | 'staked' = 'earned') {
  const usd = fraction(...dollars);
  const { unmount } = render(
    makePlace(
      <div data-testid="amount">
        <PoolAmount what={what} amount={amount} of={earning} usd={usd} hasSymbol />
      </div>,
    ),
  );
  const { textContent } = await screen.findByTestId('amount');
  unmount();
  return textContent;
}

test('above 10 000 USD earnings and their worth beside them are without decimals, to the nearest dollar', async () => {
  const earned = (123_456_789n * oneE18) / 10_000n;
  expect(await shown(earned, [1_000_160n, 100n])).toBe('12,345 WOOL~$10,002');
  expect(await shown(earned, [10_000n, 1n])).toBe('12,345.67890 WOOL~$10,000.00');
  expect(await shown(earned, [1_000_160n, 100n], 'staked')).toBe('12,345.6789 WOOL~$10,001.60');
});

test('where one has nothing a quiet zero stands, without unit and worth', async () => {
  expect(await shown(0n, [0n, 1n])).toBe('0');
  expect(await shown(0n, [0n, 1n], 'staked')).toBe('0');
});

test('the blocks that are left stand in the line of their label, the time below them', async () => {
  render(makePlace(<BlocksLeft row={makePoolRow()} />));
  // The first line of a column is its baseline, the last one that of an inline block.
  expect(await screen.findByRole('link')).toHaveClass('inline-flex', 'flex-col');
});
