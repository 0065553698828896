import type { IndexingFunctionArgs } from 'ponder:registry';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { decodeFunctionResult, encodeFunctionData } from 'viem';
import { callOf } from '../shared/call-of';
import { readAtHead } from '../shared/read-at-head';

/** What the opening decides of a round and its event does not tell. */
export interface RoundTerms {
  readonly discountDivisor: number;
  readonly rewardsBreakdown: number[];
}

/**
 * The terms of a round, from the call that opened it. When another contract made the call they are read from the contract at the
 * head of the chain, which never changes them.
 */
export async function readRoundTerms(event: IndexingFunctionArgs<'Lottery:LotteryOpen'>['event']): Promise<RoundTerms> {
  const { args, block, log, transaction } = event;
  const call = callOf(lotteryAbi, { transaction, contract: log.address });
  if (call?.functionName === 'startLottery') return termsOf(call.args[2], call.args[3]);
  const question = { abi: lotteryAbi, functionName: 'viewLottery', args: [args.lotteryId] } as const;
  return readAtHead({
    calls: [{ to: log.address, data: encodeFunctionData(question) }],
    block,
    what: `round ${args.lotteryId}`,
    answer([data]) {
      const round = data && decodeFunctionResult({ abi: lotteryAbi, functionName: 'viewLottery', data });
      const isThere = round?.startTime === args.startTime && round.priceTicketInDexToken === args.priceTicketInDexToken;
      return isThere ? termsOf(round.discountDivisor, round.rewardsBreakdown) : undefined;
    },
  });
}

function termsOf(divisor: bigint, breakdown: readonly bigint[]): RoundTerms {
  return { discountDivisor: Number(divisor), rewardsBreakdown: breakdown.map(Number) };
}
