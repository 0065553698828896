import { ticketDigits } from '@besc/domain/lottery/ticket-numbers';
import { buyTicketsCall, buyTicketsGas, claimTicketsCall, claimTicketsGas } from '@besc/sdk/lottery/lottery-calls';
import { drawnAmount, drawnFigures } from '@besc/sdk/shared/writes/draw-calls';
import type { CallReading } from '@besc/sdk/shared/writes/read-call';
import { amountPlaces } from '../../blocks/language/amount-places';
import type { Message } from '../../blocks/language/message';
import { approveSteps } from '../../blocks/transactions/approvals/approve-steps';
import type { Action, Step } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { stepOf } from '../../blocks/transactions/steps/step-of';
import type { ClaimPart } from './lottery.view-model';
import type { LotteryPlace } from './lottery-place';

/** What can have changed between the screen and the chain: somebody closed the round, a claim came from elsewhere. */
const refusals = {
  SalesOver: { text: 'sales for this round are closed' },
  WrongStatus: { text: 'the round has moved on' },
  IsPaused: { text: 'the lottery is paused' },
  BondTooSmall: { text: 'the prize pot has reached the limit of its bond; the operator will raise it soon' },
  SoldOut: { text: 'the round is sold out' },
  AlreadyClaimed: { text: 'one of the tickets was already claimed' },
  NothingWon: { text: 'one of the tickets didn’t win' },
  NotYours: { text: 'one of the tickets isn’t yours' },
} as const;

/** What the index tells of the lottery is old after an own transaction. */
const refresh = [['lottery-account'], ['lottery-indexed'], ['lottery-game']] as const;

type Place = Pick<LotteryPlace, 'game' | 'money'>;

/** What is bought: tickets with these numbers for `cost` wei; with `approve` the lottery is let take them first. */
interface BoughtTickets {
  readonly round: number;
  readonly numbers: readonly number[];
  readonly cost: bigint;
  readonly approve: 'maximum' | 'exact' | undefined;
}

function buySummary({ money }: Place, cost: bigint, drawn: CallReading | undefined): Message {
  const numbers = drawnFigures(drawn, 'Numbers').map(Number);
  const round = String(drawnAmount(drawn, 'Round'));
  const digits = ticketDigits(numbers[0] ?? 0);
  const values = { count: numbers.length, round, ...(numbers.length === 1 && { digits }) };
  const places = amountPlaces(cost, money, 'paid', values);
  return numbers.length === 1
    ? { text: 'Buy ticket %digits% of lottery round %round% for %amount% %symbol%', ...places }
    : { text: 'Buy %count% tickets of lottery round %round% for %amount% %symbol%', ...places };
}

/** Buys tickets. */
export function buyAction(place: Place, bought: BoughtTickets): Action {
  const { game, money: token } = place;
  const { round, numbers, cost: amount, approve: allowance } = bought;
  const luck = { text: 'Good luck in round %round%!', values: { round: String(round) } };
  const step = stepOf({
    summary: (drawn) => buySummary(place, amount, drawn),
    toast: { title: { text: 'Tickets bought!' }, description: luck },
    gas: buyTicketsGas(numbers.length),
    calls: () => [buyTicketsCall(game, { round, numbers })],
    refusals,
  });
  return actionOf([...approveSteps({ token, spender: game, amount, allowance }), step], { refresh });
}

/** Takes what tickets of one round have won or get back, at once; of several parts, one that fails stops none. */
function claimStep({ game, money }: Place, { round, ticketIds, amount }: ClaimPart, description: Message): Step {
  return stepOf({
    summary: (drawn) => ({
      text: 'Claim %amount% %symbol% of lottery round %round%',
      ...amountPlaces(amount, money, 'held', { round: String(drawnAmount(drawn, 'Round')) }),
    }),
    toast: { title: { text: 'Successfully claimed!' }, description },
    gas: claimTicketsGas(ticketIds.length),
    calls: () => [claimTicketsCall(game, { round, ticketIds })],
    refusals,
    isIndependent: true,
  });
}

/**
 * Takes what tickets have won or get back, one signature for each part or one for all. Of several parts no sum is told: one
 * that is refused stops none of the others.
 */
export function claimAction(place: Place, parts: readonly ClaimPart[]): Action {
  const [first, ...others] = parts;
  const description =
    first !== undefined && others.length === 0
      ? { text: '%amount% %symbol% have been sent to your wallet.', ...amountPlaces(first.amount, place.money, 'held') }
      : { text: 'Your prizes have been sent to your wallet' };
  const steps = parts.map((part) => claimStep(place, part, description));
  return actionOf(steps, { several: { text: 'Claim prizes' }, refresh });
}
