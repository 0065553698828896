import type { IndexingFunctionArgs } from 'ponder:registry';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { indexId } from '@besc/domain/shared/index-id';
import { decodeFunctionResult, encodeFunctionData } from 'viem';
import { callOf } from '../shared/call-of';
import { readAtHead } from '../shared/read-at-head';

type Purchase = IndexingFunctionArgs<'Lottery:TicketsPurchase'>['event'];

/**
 * The numbers of the tickets of a purchase, from the buyer's own call. When another contract made the call they are read from the
 * contract at the head of the chain, which never changes them.
 */
export async function readNumbers(event: Purchase, firstTicket: number): Promise<number[]> {
  const { args, block, log } = event;
  const called = calledNumbers(event);
  if (called) return called;
  const count = Number(args.numberTickets);
  const ids = Array.from({ length: count }, (_, offset) => BigInt(firstTicket + offset));
  const functionName = 'viewNumbersAndStatusesForTicketIds';
  return readAtHead({
    calls: [{ to: log.address, data: encodeFunctionData({ abi: lotteryAbi, functionName, args: [ids] }) }],
    block,
    what: `tickets from ${firstTicket} on`,
    answer([data]) {
      const [numbers] = data ? decodeFunctionResult({ abi: lotteryAbi, functionName, data }) : [];
      // A ticket that is not there has no number.
      return numbers?.length === count && numbers.every((number) => number > 0) ? [...numbers] : undefined;
    },
  });
}

function calledNumbers({ args, log, transaction }: Purchase): number[] | undefined {
  if (indexId(transaction.from) !== indexId(args.buyer)) return undefined;
  const call = callOf(lotteryAbi, { transaction, contract: log.address });
  const isBuying = call?.functionName === 'buyTickets' || call?.functionName === 'batchBuyLottoTicket';
  if (!isBuying) return undefined;
  const numbers = call.functionName === 'buyTickets' ? call.args[1] : call.args[2];
  return BigInt(numbers.length) === args.numberTickets ? [...numbers] : undefined;
}
