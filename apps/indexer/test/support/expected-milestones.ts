import type { Tables } from './read-tables';

type Row = Readonly<Record<string, unknown>>;
type Reached = { kind: string; account: unknown; block: number; timestamp: number };

/** What accounts reached, from tables that were computed from raw events. */
export function expectedMilestones(tables: Tables): Tables {
  const rows = (name: string) => Object.values(tables[name] ?? {});
  const found: Record<string, Row> = {};
  const first = (kind: string, events: readonly Row[], account: string, at = place) => {
    for (const event of events) {
      const reached: Reached = { kind, account: event[account], ...at(event) };
      const id = `${kind}-${reached.account}`;
      if (Number(found[id]?.block ?? Number.POSITIVE_INFINITY) > reached.block)
        found[id] = { id, ...reached, total: 1 };
    }
  };
  first('swap', rows('swap'), 'from');
  first('liquidity', rows('mint'), 'to');
  const deposits = rows('vaultAction').filter(({ kind }) => kind === 'deposit');
  first('vault-deposit', deposits, 'account');
  const purchases = rows('lotteryPurchase');
  first('ticket', purchases, 'userId');
  const won = rows('lotteryUserRound').filter((row) => BigInt(String(row.won)) > 0n);
  first('ticket-win', won, 'userId', ({ roundId }) => {
    const round = tables.lotteryRound?.[String(roundId)];
    return { block: Number(round?.settledBlock), timestamp: Number(round?.settledTime) };
  });
  const wins = rows('predictionBet').filter(({ outcome }) => outcome === 'win');
  first('bet-win', wins, 'userId', ({ roundId }) => {
    const round = tables.predictionRound?.[String(roundId)];
    return { block: Number(round?.closeBlock), timestamp: Number(round?.closeAt) };
  });
  first('nft-sale', rows('nftTransaction'), 'seller');
  const auctionWins = rows('auctionAction').filter(({ kind }) => kind === 'win');
  first('auction-win', auctionWins, 'account');
  first('profile', rows('profileUser'), 'id', ({ block, createdAt }) => {
    return { block: Number(block), timestamp: Number(createdAt) };
  });
  for (const { userId, block, timestamp } of purchases) {
    const id = `tickets-${userId}-${block}`;
    const own = purchases.filter((one) => one.userId === userId && Number(one.block) <= Number(block));
    const total = own.reduce((sum, { tickets }) => sum + Number(tickets), 0);
    found[id] = { id, kind: 'tickets', account: userId, block, timestamp, total };
  }
  return { milestone: found };
}

function place({ blockNumber, block = blockNumber, timestamp }: Row): Pick<Reached, 'block' | 'timestamp'> {
  return { block: Number(block), timestamp: Number(timestamp) };
}
