import type { IfoPoolId } from '@besc/domain/ifo/ifo';
import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { claimOwedCall, commitCall, harvestIfoCall } from '@besc/sdk/ifo/ifo-calls';
import { drawnAmount } from '@besc/sdk/shared/writes/draw-calls';
import { amountPlaces } from '../../blocks/language/amount-places';
import type { Action, Step } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { stepOf } from '../../blocks/transactions/steps/step-of';
import { actionsKey } from './ifo.queries';

const refresh = [actionsKey];

/** Pays an amount of the raised token into a pool. */
export function commitStep(sale: Address, pid: IfoPoolId, options: { raised: Token; amount: bigint }): Step {
  const { raised, amount } = options;
  return stepOf({
    calls: () => [commitCall(sale, pid, amount)],
    summary: (drawn) => ({
      text: 'Commit %amount% %symbol% to the sale',
      ...amountPlaces(drawnAmount(drawn, 'Pay', raised), raised, 'paid'),
    }),
    toast: {
      title: { text: 'Committed!' },
      description: { text: 'What you get is shown as others commit, and can be claimed after the end.' },
    },
  });
}

/** Takes what a pool sold to the account, and what comes back. */
export function harvestAction(sale: Address, pid: IfoPoolId, offered: Token): Action {
  const values = { symbol: displaySymbol(offered.symbol) };
  const step = stepOf({
    calls: () => [harvestIfoCall(sale, pid)],
    summary: { text: 'Claim %symbol% and what comes back', values },
    toast: { title: { text: 'Claimed!' }, description: { text: 'It is in your wallet.' } },
  });
  return actionOf(step, { refresh });
}

/** Takes what the offered token would not pay before. */
export function claimOwedAction(sale: Address, offered: Token): Action {
  const values = { symbol: displaySymbol(offered.symbol) };
  const step = stepOf({
    calls: () => [claimOwedCall(sale)],
    summary: { text: 'Claim %symbol% that is owed', values },
    toast: { title: { text: 'Claimed!' }, description: { text: 'It is in your wallet.' } },
  });
  return actionOf(step, { refresh });
}
