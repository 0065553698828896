import { farmAuctionAbi } from '@besc/contracts/abi/farm-auction';
import type { Chain } from '@besc/localnet/chain';
import type { Abi, Hex } from 'viem';
import { argsOf } from '../support/args-of';
import { readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

type Row = Record<string, unknown>;

export const auctionTables = ['auction', 'auctionBid', 'auctionAction', 'auctionBidder'] as const;

const lower = (value: unknown) => String(value).toLowerCase();
const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [String(row.id), row]));

/** The tables of the auctions from nothing but raw logs: each figure is a sum over the events that tell of it. */
export async function expectedAuctions(chain: Chain, address: Hex | undefined): Promise<Tables> {
  // Without an address a node gives the logs of all contracts.
  const logs = address === undefined ? [] : await readLogs(chain, [address]);
  const told = logs.map((log) => ({ log, args: argsOf(log, farmAuctionAbi as Abi) }));
  const named = (event: string) => told.filter((one) => one.args.event === event);
  const sum = (events: typeof told) => String(events.reduce((total, { args }) => total + (args.amount as bigint), 0n));
  const [bids, claims] = [named('AuctionBid'), named('AuctionClaim')];
  const kindOf = ({ args }: (typeof told)[number]) =>
    args.event === 'AuctionBid' ? 'bid' : args.isAdmin ? 'win' : 'claim';
  const auctions = named('AuctionStart').map(({ log, args }): Row => {
    const own = (events: typeof told) => events.filter((one) => one.args.auctionId === args.auctionId);
    const close = own(named('AuctionClose'))[0];
    const won = own(claims).filter((one) => one.args.isAdmin);
    return {
      id: String(args.auctionId),
      number: Number(args.auctionId),
      status: close ? 'Close' : 'Open',
      startBlock: Number(args.startBlock),
      endBlock: Number(args.endBlock),
      initialBidAmount: String(args.initialBidAmount),
      leaderboard: Number(args.leaderboard),
      leaderboardThreshold: String(close?.args.threshold ?? 0),
      participants: new Set(own(bids).map((one) => one.args.account)).size,
      totalBid: sum(own(bids)),
      winners: won.length,
      burned: sum(won),
      returned: sum(own(claims).filter((one) => !one.args.isAdmin)),
      block: log.block,
      timestamp: log.time,
      closeTime: close?.log.time ?? null,
    };
  });
  const idOf = ({ args }: (typeof told)[number]) => `${args.auctionId}-${lower(args.account)}`;
  const totals = [...new Set(bids.map(idOf))].map((id): Row => {
    const [own, settled] = [bids, claims].map((events) => events.filter((one) => idOf(one) === id));
    const last = settled?.at(-1) ?? own?.at(-1);
    return {
      id,
      auctionNumber: Number(last?.args.auctionId),
      account: lower(last?.args.account),
      amount: sum(own ?? []),
      hasClaimed: settled?.length === 1,
      isWinner: settled?.[0]?.args.isAdmin === true,
      block: last?.log.block,
      timestamp: last?.log.time,
    };
  });
  const actions = [...bids, ...claims].map((one): Row => {
    const { log, args } = one;
    return {
      id: `${log.hash}-${log.logIndex}`,
      auctionNumber: Number(args.auctionId),
      account: lower(args.account),
      kind: kindOf(one),
      amount: String(args.amount),
      hash: log.hash,
      block: log.block,
      timestamp: log.time,
    };
  });
  const listed = told.filter(({ args }) => String(args.event).startsWith('Whitelist'));
  const bidders = [...new Set(listed.map(({ args }) => lower(args.account)))].map((id): Row => {
    const last = listed.findLast(({ args }) => lower(args.account) === id);
    return {
      id,
      isWhitelisted: last?.args.event === 'WhitelistAdd',
      block: last?.log.block,
      timestamp: last?.log.time,
    };
  });
  return {
    auction: byId(auctions),
    auctionBid: byId(totals),
    auctionAction: byId(actions),
    auctionBidder: byId(bidders),
  };
}
