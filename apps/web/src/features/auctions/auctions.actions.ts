import { bidCall, claimAuctionCall } from '@besc/sdk/auctions/auction-calls';
import { drawnAmount } from '@besc/sdk/shared/writes/draw-calls';
import { amountPlaces } from '../../blocks/language/amount-places';
import type { Action, Step } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { stepOf } from '../../blocks/transactions/steps/step-of';
import type { AuctionsPlace } from './auctions-place';

/** Bids MONEY (wei) on top of what the account has bid. */
export function bidStep({ address, money }: AuctionsPlace, amount: bigint): Step {
  return stepOf({
    calls: () => [bidCall(address, amount)],
    summary: (drawn) => ({ text: 'Bid %amount% %symbol%', ...amountPlaces(drawnAmount(drawn, 'Pay'), money, 'paid') }),
    toast: {
      title: { text: 'Bid placed!' },
      description: { text: 'If it does not win, you can reclaim it after the auction is closed.' },
    },
  });
}

/** Takes back what the account bid in a closed auction. */
export function reclaimAction({ address }: AuctionsPlace, number: number): Action {
  return actionOf(
    stepOf({
      calls: () => [claimAuctionCall(address, number)],
      summary: { text: 'Reclaim the bid of auction %number%', values: { number: String(number) } },
      toast: { title: { text: 'Bid reclaimed!' }, description: { text: 'It is in your wallet.' } },
    }),
  );
}
