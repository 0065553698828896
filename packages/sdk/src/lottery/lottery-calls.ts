import { lotteryAbi } from '@besc/contracts/abi/lottery';
import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/contract-call';
import { RequestError } from '../shared/request-error';

/** Gas limits for a node that gives no estimate. */
const callGas = 150_000n;
const gasOfTicket = 50_000n;

/** Most gas that a purchase of so many tickets usually takes. */
export const buyTicketsGas = (tickets: number) => 110_000n + 45_000n * BigInt(tickets);
/** Most gas that a claim of so many tickets usually takes. */
export const claimTicketsGas = (tickets: number) => 70_000n + 20_000n * BigInt(tickets);

/** Buys tickets of a round with these numbers: 10000 and four digits each. Throws RequestError. */
export function buyTicketsCall(lottery: Address, bought: { round: number; numbers: readonly number[] }): ContractCall {
  const { round, numbers } = bought;
  if (numbers.length === 0) throw new RequestError('TICKET_COUNT', 'There is no ticket');
  if (numbers.some((number) => !Number.isInteger(number) || number < 10_000 || number > 19_999)) {
    throw new RequestError('TICKET_NUMBER', 'A number has other than four digits');
  }
  return contractCall({
    ...{ address: lottery, abi: lotteryAbi, functionName: 'batchBuyLottoTicket' },
    args: [BigInt(round), BigInt(numbers.length), [...numbers]],
    gasWithoutEstimate: callGas + gasOfTicket * BigInt(numbers.length),
  });
}

/** Takes what tickets of a round have won, or what they cost in one that refunds; all or none. Throws RequestError. */
export function claimTicketsCall(
  lottery: Address,
  claimed: { round: number; ticketIds: readonly bigint[] },
): ContractCall {
  const { round, ticketIds } = claimed;
  const [first] = ticketIds;
  if (first === undefined) throw new RequestError('CLAIM_TICKETS', 'There is nothing to claim');
  if (new Set(ticketIds).size !== ticketIds.length) throw new RequestError('CLAIM_TICKETS', 'A ticket is named twice');
  const at = { address: lottery, abi: lotteryAbi } as const;
  const gasWithoutEstimate = callGas + gasOfTicket * BigInt(ticketIds.length);
  if (ticketIds.length === 1) {
    return contractCall({ ...at, functionName: 'claimReward', args: [BigInt(round), first], gasWithoutEstimate });
  }
  const args = [BigInt(round), [...ticketIds]] as const;
  return contractCall({ ...at, functionName: 'batchClaimRewards', args, gasWithoutEstimate });
}
