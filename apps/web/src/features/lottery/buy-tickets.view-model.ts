import type { Round } from '@besc/domain/lottery/round';
import type { RoundPhase } from '@besc/domain/lottery/round-phase';
import { purchaseError, type TicketCosts, ticketCosts } from '@besc/domain/lottery/ticket-offer';
import type { Token } from '@besc/domain/shared/token';
import { approvalState } from '@besc/domain/tokens/approval-state';
import { buyTicketsGas } from '@besc/sdk/lottery/lottery-calls';
import { approvalGas } from '@besc/sdk/tokens/approval-gas';
import { balanceBlocker } from '../../blocks/action/balance-blocker';
import type { Blocker } from '../../blocks/action/blocker';
import { firstBlocker } from '../../blocks/action/first-blocker';
import type { Allowance } from '../../blocks/action/use-allowance';
import type { Writer } from '../../blocks/action/use-writer';
import { chosenNumbers, type TicketForm } from './ticket-form';

/** What the dialog of a purchase knows. Amounts are MONEY's smallest units; undefined: not known. */
export interface BuyFacts {
  readonly writer: Pick<Writer, 'account' | 'wrongNetwork' | 'isStale'>;
  readonly money: Token;
  readonly round: Round;
  readonly phase: RoundPhase;
  readonly isPaused: boolean;
  /** Tickets that one purchase takes. */
  readonly most: number;
  /** How many are asked for. */
  readonly typed: number;
  readonly form: TicketForm;
  /** That a purchase is final was acknowledged. */
  readonly isFinal: boolean;
  readonly held: bigint | undefined;
  /** What the contract itself says they cost. */
  readonly onChain: TicketCosts | undefined;
  /** How much the pot can still grow. */
  readonly room: bigint | undefined;
  readonly allowance: Allowance;
}

/** What follows from it. */
export interface BuyView {
  /** Beyond the most nothing is drawn; the button says why. */
  readonly count: number;
  readonly costs: TicketCosts;
  readonly isToApprove: boolean;
  /** Most gas of all of it. */
  readonly gas: bigint;
  readonly state: Blocker | { readonly kind: 'ready'; readonly numbers: readonly number[] };
}

/** What tickets cost, and why they cannot be bought: what the wallet lacks, then the round, then the form. */
export function buyTicketsViewModel(facts: BuyFacts): BuyView {
  const { round, typed, most, allowance, money: currency, onChain } = facts;
  const count = Math.min(typed, most);
  const costs = onChain ?? ticketCosts(round, count);
  const approval = approvalState({
    currency,
    amount: costs.costWithDiscount,
    allowance: allowance.amount,
    hasPendingApproval: allowance.isPending,
  });
  const isToApprove = approval === 'not-approved' || approval === 'pending';
  const blocker = firstBlocker(facts.writer) ?? roundBlocker(facts);
  return {
    count,
    costs,
    isToApprove,
    gas: buyTicketsGas(count) + (isToApprove ? approvalGas : 0n),
    state: blocker ?? (approval === 'pending' ? { kind: 'enabling' } : formState(facts, costs)),
  };
}

function roundBlocker({ isPaused, phase, round }: BuyFacts): Blocker | undefined {
  if (isPaused) return { kind: 'error', text: 'The lottery is paused' };
  // Of a round that could not be read nothing is known, its sales neither.
  if (round.isLoading) return { kind: 'loading' };
  return phase === 'on-sale' ? undefined : { kind: 'error', text: 'Sales for this round are closed' };
}

function formState(facts: BuyFacts, { costWithDiscount: cost }: TicketCosts): BuyView['state'] {
  const { typed: count, most, held: balance, room, money } = facts;
  if (balance === undefined) return { kind: 'loading' };
  switch (purchaseError({ count, most, cost, balance, room })) {
    case 'no-tickets':
      return { kind: 'error', text: 'Enter the number of tickets' };
    case 'too-many':
      return { kind: 'error', text: 'Too many tickets for one purchase' };
    case 'insufficient-balance':
      return balanceBlocker(money);
    case 'no-room':
      return { kind: 'error', text: 'Prize pot is full for now' };
    case undefined: {
      const numbers = chosenNumbers(facts.form);
      if (numbers === undefined) return { kind: 'error', text: 'Enter four digits' };
      if (!facts.isFinal) return { kind: 'error', text: 'Confirm that purchases are final' };
      // What is signed is what the contract itself has said.
      return facts.onChain ? { kind: 'ready', numbers } : { kind: 'loading' };
    }
  }
}
