import { ticketDigits } from '@besc/domain/lottery/ticket-numbers';
import { buyTicketsCall, buyTicketsGas, claimTicketsCall, claimTicketsGas } from '@besc/sdk/lottery/lottery-calls';
import { messageAmount } from '../../blocks/language/message-amount';
import type { Action, Step } from '../../blocks/transactions/action';
import { approveStep } from '../../blocks/transactions/approve-step';
import type { ClaimPart } from './lottery.view-model';
import type { LotteryPlace } from './lottery-place';

/** What can have changed between the screen and the chain: somebody closed the round, a claim came from elsewhere. */
const refusals = {
  SalesOver: { text: 'the sales of this round are over' },
  WrongStatus: { text: 'the round has gone on meanwhile' },
  IsPaused: { text: 'the lottery is paused' },
  BondTooSmall: { text: 'the prize pot is as large as its bond allows; the operator raises it soon' },
  SoldOut: { text: 'the round has all the tickets that it can have' },
  AlreadyClaimed: { text: 'a ticket was claimed already' },
  NothingWon: { text: 'a ticket has won nothing' },
  NotYours: { text: 'a ticket is not yours' },
} as const;

/** What the index tells of the lottery is old after an own transaction. */
const refresh = [['lottery-account'], ['lottery-indexed'], ['lottery-game']] as const;

/** Buys tickets with these numbers for `cost` wei; with `approve` the lottery is let take them first. */
export function buyAction(
  { game, money }: Pick<LotteryPlace, 'game' | 'money'>,
  bought: {
    readonly round: number;
    readonly numbers: readonly number[];
    readonly cost: bigint;
    readonly approve: 'maximum' | 'exact' | undefined;
  },
): Action {
  const { round, numbers, cost, approve } = bought;
  const amounts = { amount: messageAmount(cost, money, 'paid') };
  const values = { count: numbers.length, round: String(round), symbol: money.symbol };
  const step: Step = {
    kind: 'transact',
    summary:
      numbers.length === 1
        ? {
            text: 'Buy ticket %digits% of lottery round %round% for %amount% %symbol%',
            values: { ...values, digits: ticketDigits(numbers[0] ?? 0) },
            amounts,
          }
        : { text: 'Buy %count% tickets of lottery round %round% for %amount% %symbol%', values, amounts },
    toast: {
      title: { text: 'Tickets bought!' },
      description: { text: 'Good luck in round %round%!', values: { round: String(round) } },
    },
    gas: buyTicketsGas(numbers.length),
    calls: () => [buyTicketsCall(game, { round, numbers })],
    shows: {
      ...{ address: game, functionName: 'batchBuyLottoTicket' },
      args: { lotteryId: BigInt(round), count: BigInt(numbers.length), numbers: numbers.map(BigInt) },
    },
    refusals,
  };
  const steps =
    approve === undefined
      ? [step]
      : [approveStep({ token: money, spender: game, amount: cost, allowance: approve }), step];
  return { summary: step.summary, steps, refresh };
}

/** Takes what tickets have won or get back, one signature for each part. */
export function claimAction(
  { game, money }: Pick<LotteryPlace, 'game' | 'money'>,
  parts: readonly ClaimPart[],
): Action {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0n);
  const said = { values: { symbol: money.symbol }, amounts: { amount: messageAmount(total, money, 'held') } };
  const steps = parts.map((part, index): Step => {
    const { round, ticketIds, amount } = part;
    const [first = 0n] = ticketIds;
    const isOne = ticketIds.length === 1;
    return {
      kind: 'transact',
      summary: {
        text: 'Claim %amount% %symbol% of lottery round %round%',
        values: { symbol: money.symbol, round: String(round) },
        amounts: { amount: messageAmount(amount, money, 'held') },
      },
      ...(index < parts.length - 1
        ? {}
        : {
            toast: {
              title: { text: 'Successfully claimed!' },
              description: { text: '%amount% %symbol% have been sent to your wallet.', ...said },
            },
          }),
      gas: claimTicketsGas(ticketIds.length),
      calls: () => [claimTicketsCall(game, part)],
      shows: isOne
        ? { address: game, functionName: 'claimReward', args: { lotteryId: BigInt(round), ticketId: first } }
        : { address: game, functionName: 'batchClaimRewards', args: { lotteryId: BigInt(round), ticketIds } },
      refusals,
    };
  });
  const summary =
    steps.length === 1 && steps[0] ? steps[0].summary : { text: 'Claim %amount% %symbol% of the lottery', ...said };
  return { summary, steps, refresh };
}
