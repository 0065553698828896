import { farmAuctionAbi as abi } from '@besc/contracts/abi/farm-auction';
import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** An auction to begin; the end block takes no bid any more. */
export interface AuctionTerms {
  readonly startBlock: bigint;
  readonly endBlock: bigint;
  /** Wei of MONEY. */
  readonly initialBidAmount: bigint;
  /** How many win at most. */
  readonly leaderboard: number;
}

/** Begins the next auction, as operator or owner. */
export function startAuctionCall(auction: Address, terms: AuctionTerms): ContractCall {
  const { startBlock, endBlock, initialBidAmount, leaderboard } = terms;
  const args = [startBlock, endBlock, initialBidAmount, BigInt(leaderboard)] as const;
  return contractCall({ address: auction, abi, functionName: 'startAuction', args });
}

/** Closes the newest auction; the limit is what `computedLimit` says. */
export function closeAuctionCall(auction: Address, bidLimit: bigint): ContractCall {
  return contractCall({ address: auction, abi, functionName: 'closeAuction', args: [bidLimit] });
}

/** Lets accounts bid, as owner. */
export function addWhitelistCall(auction: Address, accounts: readonly Address[]): ContractCall {
  return contractCall({ address: auction, abi, functionName: 'addWhitelist', args: [accounts] });
}
