import { isTicketNumber } from '@besc/domain/lottery/ticket-numbers';
import type { Address } from '@besc/domain/shared/address';
import { RequestError } from '../shared/errors/request-error';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { lotteryMeaning } from './lottery-meaning';

/** For a node that gives no estimate. */
const limit = (tickets: number) => ({ gasWithoutEstimate: 150_000n + 50_000n * BigInt(tickets) });

/** Most gas that a purchase of so many tickets usually takes. */
export const buyTicketsGas = (tickets: number) => 110_000n + 45_000n * BigInt(tickets);
/** Most gas that a claim of so many tickets usually takes. */
export const claimTicketsGas = (tickets: number) => 70_000n + 20_000n * BigInt(tickets);

/** Buys tickets of a round with these numbers: 10000 and four digits each. Throws RequestError. */
export function buyTicketsCall(address: Address, bought: { round: number; numbers: readonly number[] }): ContractCall {
  const { round, numbers } = bought;
  if (numbers.length === 0) throw new RequestError('TICKET_COUNT', 'There is no ticket');
  if (!numbers.every(isTicketNumber)) throw new RequestError('TICKET_NUMBER', 'A number has other than four digits');
  const args = [BigInt(round), BigInt(numbers.length), [...numbers]] as const;
  return contractCall({
    ...lotteryMeaning,
    address,
    functionName: 'batchBuyLottoTicket',
    args,
    ...limit(numbers.length),
  });
}

/** Takes what tickets of a round have won, or what they cost in one that refunds; all or none. Throws RequestError. */
export function claimTicketsCall(
  address: Address,
  claimed: { readonly round: number; readonly ticketIds: readonly bigint[] },
): ContractCall {
  const { round, ticketIds } = claimed;
  const [first] = ticketIds;
  if (first === undefined) throw new RequestError('CLAIM_TICKETS', 'There is nothing to claim');
  if (new Set(ticketIds).size !== ticketIds.length) throw new RequestError('CLAIM_TICKETS', 'A ticket is named twice');
  const call = { ...lotteryMeaning, address, ...limit(ticketIds.length) } as const;
  return ticketIds.length === 1
    ? contractCall({ ...call, functionName: 'claimReward', args: [BigInt(round), first] })
    : contractCall({ ...call, functionName: 'batchClaimRewards', args: [BigInt(round), [...ticketIds]] });
}
