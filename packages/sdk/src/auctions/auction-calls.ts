import { bidStep } from '@besc/domain/auctions/auction';
import type { Address } from '@besc/domain/shared/address';
import { RequestError } from '../shared/errors/request-error';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { auctionMeaning } from './auction-meaning';

/** Bids wei of MONEY, which the contract was let take before, on top of what the account has bid. Throws RequestError. */
export function bidCall(auction: Address, amount: bigint): ContractCall {
  if (amount <= 0n || amount % bidStep !== 0n) {
    throw new RequestError('BID_AMOUNT', 'A bid must be a multiple of 10 MONEY');
  }
  return contractCall({ ...auctionMeaning, address: auction, functionName: 'bid', args: [amount] });
}

/** Takes back what the account bid in a closed auction that it did not win. */
export function claimAuctionCall(auction: Address, number: number): ContractCall {
  return contractCall({ ...auctionMeaning, address: auction, functionName: 'claimAuction', args: [BigInt(number)] });
}
