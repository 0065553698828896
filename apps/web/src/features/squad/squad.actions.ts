import type { Address } from '@besc/domain/shared/address';
import {
  buyPresaleTicketsCall,
  buySquadTicketsCall,
  type DueStep,
  dueStepCall,
  mintTicketsCall,
  refundTicketsCall,
} from '@besc/sdk/squad/squad-calls';
import { amountPlaces } from '../../blocks/language/amount-places';
import type { Approval } from '../../blocks/transactions/approvals/approve-step';
import { approveSteps } from '../../blocks/transactions/approvals/approve-steps';
import type { Action } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { stepOf } from '../../blocks/transactions/steps/step-of';
import { indexedKey } from './squad.queries';
import type { SquadPlace } from './squad-place';

/** What can have changed between the screen and the chain. */
const refusals = {
  WrongStatus: { text: 'the sale has moved on' },
  SaleOver: { text: 'the sale is over' },
  NotStarted: { text: 'the public sale has not started' },
  NotOver: { text: 'the sale is not over yet' },
  SoldOut: { text: 'all tickets are sold' },
  BadCount: { text: 'this is more than you may buy' },
  NotActive: { text: 'your profile is not active' },
  IsPaused: { text: 'the sale is paused' },
  NoWord: { text: 'the random word is not there yet' },
  AlreadyMinted: { text: 'one of the tickets was already minted' },
  NotYourTicket: { text: 'one of the tickets isn’t yours' },
  NothingToRefund: { text: 'there is nothing to pay back' },
} as const;

const refresh = [indexedKey];

/** Tickets that one transaction mints: more would not fit a block of every chain. */
export const mostMinted = 20;

/** Buys tickets of the presale or of the public sale. */
export function buyAction(
  { sale, money }: SquadPlace,
  bought: {
    readonly count: number;
    readonly isPresale: boolean;
    readonly cost: bigint;
    readonly allowance: Approval['allowance'];
  },
): Action {
  const { count, isPresale, cost: amount, allowance } = bought;
  const places = amountPlaces(amount, money, 'paid', { count });
  const step = stepOf({
    calls: () => [isPresale ? buyPresaleTicketsCall(sale, count) : buySquadTicketsCall(sale, count)],
    summary: { text: 'Buy %count% Squad tickets for %amount% %symbol%', ...places },
    toast: { title: { text: 'Tickets bought!' }, description: { text: 'Each becomes a portrait after the draw.' } },
    refusals,
  });
  return actionOf([...approveSteps({ token: money, spender: sale, amount, allowance }), step], { refresh });
}

/** Mints the portraits of tickets, in as many transactions as they need: one that is refused stops none of the others. */
export function mintAction({ sale }: SquadPlace, tickets: readonly number[]): Action {
  const groups = Array.from({ length: Math.ceil(tickets.length / mostMinted) }, (_, index) =>
    tickets.slice(index * mostMinted, (index + 1) * mostMinted),
  );
  const steps = groups.map((group) =>
    stepOf({
      calls: () => [mintTicketsCall(sale, group)],
      summary: { text: 'Mint %count% portraits', values: { count: group.length } },
      toast: { title: { text: 'Portraits minted!' }, description: { text: 'They are in your wallet.' } },
      refusals,
      isIndependent: true,
    }),
  );
  return actionOf(steps, { several: { text: 'Mint portraits' }, refresh });
}

/** Pays the account's tickets back. */
export function refundAction({ sale }: SquadPlace, account: Address): Action {
  const step = stepOf({
    calls: () => [refundTicketsCall(sale, account)],
    summary: { text: 'Take back what your tickets cost' },
    toast: { title: { text: 'Paid back!' }, description: { text: 'The MONEY is in your wallet.' } },
    refusals,
  });
  return actionOf(step, { refresh });
}

const stepTexts = {
  endSale: { text: 'End the sale' },
  openClaim: { text: 'Draw the portraits' },
  openRefunds: { text: 'Open refunds' },
} as const;

/** Takes a step of the sale that is due. */
export function dueStepAction({ sale }: SquadPlace, due: DueStep): Action {
  const step = stepOf({
    calls: () => [dueStepCall(sale, due)],
    summary: stepTexts[due],
    toast: { title: { text: 'Done!' }, description: { text: 'The sale has moved on.' } },
    refusals,
  });
  return actionOf(step, { refresh });
}
