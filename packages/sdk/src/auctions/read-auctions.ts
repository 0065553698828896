import { farmAuctionAbi as abi } from '@besc/contracts/abi/farm-auction';
import type { Auction, AuctionBid } from '@besc/domain/auctions/auction';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';

/** Status of a contract's auction. */
const closed = 2;

/** An auction with who leads it. */
export interface AuctionRound {
  readonly number: number;
  readonly auction: Auction;
  /** The accounts that win as it stands, the best first; undefined where that could not be read. */
  readonly board: readonly AuctionBid[] | undefined;
  readonly participants: number | undefined;
}

/** What an account has bid in an auction. */
export interface OwnBid {
  readonly number: number;
  readonly amount: bigint;
  readonly hasClaimed: boolean;
}

interface At {
  readonly reader: BatchReader;
  readonly address: Address;
}

/** The number of the newest auction, 0 before the first. Rejects with ReadError. */
export async function readAuctionCount({ reader, address }: At): Promise<number> {
  return Number(await reader.read({ address, abi, functionName: 'currentAuctionId' }));
}

/** An auction by its number; undefined when there is none. Rejects with ReadError. */
export async function readAuction({ reader, address }: At, number: number): Promise<AuctionRound | undefined> {
  const args = [BigInt(number)] as const;
  const [terms, board, participants] = await Promise.all([
    reader.read({ address, abi, functionName: 'auctions', args }),
    orNothing(reader.read({ address, abi, functionName: 'viewLeaderboard', args })),
    orNothing(reader.read({ address, abi, functionName: 'participants', args })),
  ]);
  const [status, startBlock, endBlock, initialBidAmount, leaderboard, leaderboardThreshold] = terms;
  if (status === 0) return undefined;
  return {
    number,
    auction: {
      isClosed: status === closed,
      startBlock: Number(startBlock),
      endBlock: Number(endBlock),
      initialBidAmount,
      leaderboard: Number(leaderboard),
      leaderboardThreshold,
    },
    board: board?.map(({ account, amount, hasClaimed }) => ({ account: checksumAddress(account), amount, hasClaimed })),
    participants: participants === undefined ? undefined : Number(participants),
  };
}

/** Whether an account may bid. Rejects with ReadError. */
export async function readIsWhitelisted({ reader, address }: At, account: Address): Promise<boolean> {
  return await reader.read({ address, abi, functionName: 'whitelisted', args: [account] });
}

/** Of an auction a week, a hundred years. */
const mostPages = 26;

/**
 * What an account has bid in the first `count` auctions, of which the newest 26 pages of `size` are looked through, the oldest
 * first. A bid that lost can be taken back for ever. Rejects with ReadError.
 */
export async function readOwnBids(
  at: At,
  { account, count, size = 200 }: { readonly account: Address; readonly count: number; readonly size?: number },
): Promise<readonly OwnBid[]> {
  const pages = Math.ceil(count / size);
  const cursors = Array.from({ length: Math.min(pages, mostPages) }, (_, page) =>
    Math.max(0, count - (page + 1) * size),
  );
  const bids = await Promise.all(
    cursors.map((cursor, page) => ownBidsAfter(at, account, cursor, count - page * size - cursor)),
  );
  return bids.toReversed().flat();
}

/** Those of `size` auctions after the first `cursor`. */
async function ownBidsAfter(
  { reader, address }: At,
  account: Address,
  cursor: number,
  size: number,
): Promise<OwnBid[]> {
  const args = [account, BigInt(cursor), BigInt(size)] as const;
  const [numbers, amounts, claimed] = await reader.read({ address, abi, functionName: 'viewBidderAuctions', args });
  return numbers.map((number, index) => ({
    number: Number(number),
    amount: amounts[index] ?? 0n,
    hasClaimed: claimed[index] ?? false,
  }));
}
