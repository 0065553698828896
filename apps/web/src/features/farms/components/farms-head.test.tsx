import { fraction } from '@besc/domain/shared/fraction';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { FarmsHead, type LockedFarm } from './farms-head';

const row = (totalStaked: bigint | undefined, dollars?: bigint): LockedFarm => ({
  farm: { totalStaked },
  stakedUsd: dollars === undefined ? undefined : fraction(dollars),
});
const note = 'plus more without a known price or that couldn’t be loaded';
const show = (...rows: LockedFarm[]) => render(makePlace(<FarmsHead rows={rows} isUnread={false} />));
const locked = async () => (await screen.findByText('Value locked')).parentElement;

test('OPEN-82 what is locked without a price is told beside the sum, and nothing of it is a dash', async () => {
  const whole = show(row(1n, 80_000n), row(1n, 40_000n), row(0n));
  expect(await locked()).toHaveTextContent('$120,000.00');
  expect(screen.queryByText(note)).toBeNull();
  whole.unmount();
  const part = show(row(1n, 80_000n), row(9n));
  expect(await locked()).toHaveTextContent(`$80,000.00${note}`);
  part.unmount();
  const unread = show(row(1n, 80_000n), row(undefined));
  expect(await locked()).toHaveTextContent(`$80,000.00${note}`);
  unread.unmount();
  const none = show(row(9n));
  expect((await locked())?.textContent).toBe('Value locked–');
  none.unmount();
  render(makePlace(<FarmsHead rows={[row(9n)]} isUnread />));
  expect(await locked()).toHaveTextContent(`Value locked–${note}`);
});
