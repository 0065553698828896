import type { Deposit } from '@besc/domain/liquidity/deposit';
import type { Removal } from '@besc/domain/liquidity/remove-state';
import { useState } from 'react';
import { keptMs } from '../../blocks/chain/chain-query';

type Amounts = Pick<Deposit & Removal, 'amountA' | 'amountB' | 'liquidity'>;

/**
 * Whether a review shows what was drawn from a pool so old that nothing is signed on it, while the newest gives something else.
 * `readAt`: when the newest was read, in milliseconds since 1970.
 */
export function useOutlived(shown: Amounts | undefined, newest: Amounts | undefined, readAt = 0): boolean {
  const [opened, setOpened] = useState({ shown, readAt });
  if (opened.shown !== shown) setOpened({ shown, readAt });
  if (shown === undefined || newest === undefined || readAt - opened.readAt <= keptMs) return false;
  return (['amountA', 'amountB', 'liquidity'] as const).some((amount) => shown[amount] !== newest[amount]);
}
