import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import type { Blocker } from '../../blocks/action/blocker';
import { messageAmount } from '../../blocks/language/message-amount';
import { pausedBlocker } from '../../blocks/staking/paused-blocker';
import type { StakeBar } from './stake-part';

/** Why staking is closed, in a sentence. */
export function barBlocker(bar: StakeBar, locale: string): Extract<Blocker, { kind: 'error' }> {
  switch (bar.kind) {
    case 'finished':
      return { kind: 'error', text: 'This pool has ended' };
    case 'at-limit':
      return { kind: 'error', text: "You've already staked the maximum amount you can stake in this pool!" };
    case 'blacklisted':
      return { kind: 'error', text: 'This account can unstake but can’t stake more' };
    case 'paused':
      return pausedBlocker({ until: bar.until, locale });
    case 'owed':
      return {
        kind: 'error',
        text: 'The vault is owed %amount% %symbol% that can’t be paid right now. Staking is closed until it’s paid. You can unstake any time.',
        values: { symbol: displaySymbol(bar.currency.symbol) },
        amounts: { amount: { ...messageAmount(bar.amount, bar.currency, 'held'), place: 'amount' } },
      };
    case 'unread':
      return { kind: 'error', text: 'Some of this couldn’t be loaded' };
    case 'unreadable':
      return { kind: 'error', text: 'This pool’s token isn’t responding' };
  }
}
