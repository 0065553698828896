import { competitionAbi } from '@besc/contracts/abi/competition';
import { pairAbi } from '@besc/contracts/abi/pair';
import type { Chain } from '@besc/localnet/chain';
import type { Deployment } from '@besc/wire/settings/deployment';
import { type Abi, formatUnits, type Hex } from 'viem';
import { argsOf } from '../support/args-of';
import { times, valued } from '../support/expected-figures';
import { ExpectedPrices, type PricedPair } from '../support/expected-prices';
import { pricingOf } from '../support/pricing-of';
import { type RawLog, readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

type Row = Record<string, unknown>;

export const battleTables = ['competition', 'competitionTeam', 'competitionUser', 'competitionTrade'] as const;

const statuses = ['registration', 'open', 'close', 'claiming', 'over'];
const lower = (value: unknown) => String(value).toLowerCase();
const usd = (value: bigint) => formatUnits(value, 18);
const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [String(row.id), row]));

interface Told {
  readonly log: RawLog;
  readonly args: Record<string, unknown>;
}

/** What is there of one competition while the events are read. */
interface Battle {
  readonly row: Row;
  readonly users: Map<string, Row & { volume: bigint }>;
  readonly trades: Map<string, Trade>;
}

type Trade = Row & {
  readonly hash: string;
  readonly pairId: string;
  readonly net: readonly [bigint, bigint];
  volume: bigint;
};

/** Pairs by their addresses, and the tokens that price others. */
interface Market {
  readonly pairs: Map<string, PricedPair>;
  readonly listed: readonly string[];
}

/** The tables of competitions from raw events alone, at prices of the plain implementation. */
export async function expectedBattles(
  chain: Chain,
  from: { readonly competition: Hex | undefined; readonly deployment: Deployment; readonly hasTrades: boolean },
): Promise<Tables> {
  const { competition, deployment, hasTrades } = from;
  if (competition === undefined) return Object.fromEntries(battleTables.map((table) => [table, {}]));
  const counted = hasTrades ? deployment.pairs : [];
  const logs = await readLogs(chain, [competition, ...counted.map(({ address }) => address)]);
  const hashes = [...new Set(logs.map(({ hash }) => hash))];
  const transactions = await chain.rpc.batch(hashes.map((hash) => ['eth_getTransactionByHash', [hash]]));
  const signers = new Map(hashes.map((hash, index) => [hash, lower((transactions[index] as { from: Hex }).from)]));
  const battles = new Map<string, Battle>();
  const market = marketOf(deployment);
  for (const log of logs) {
    const isOfPair = log.address !== competition.toLowerCase();
    const args = argsOf(log, (isOfPair ? pairAbi : competitionAbi) as Abi);
    if (isOfPair) {
      if (args.event === 'Sync') takeReserves({ log, args }, market);
      if (args.event === 'Swap') countSwap({ log, args }, { battles, signer: signers.get(log.hash) ?? '', market });
    } else takeEvent({ log, args }, battles);
  }
  return tablesOf([...battles.values()]);
}

function marketOf(deployment: Deployment): Market {
  const sideOf = (address: string) => {
    const decimals = deployment.tokens.find((token) => lower(token.address) === lower(address))?.decimals ?? 18;
    return { id: lower(address), decimals };
  };
  const pairs = deployment.pairs.map(({ address, token0, token1 }) => {
    const pair: PricedPair = { tokens: [sideOf(token0), sideOf(token1)], reserves: [0n, 0n] };
    return [lower(address), pair] as const;
  });
  return { pairs: new Map(pairs), listed: pricingOf(deployment).rules.whitelist.map(lower) };
}

function takeReserves({ log, args }: Told, { pairs }: Market): void {
  const before = pairs.get(log.address);
  const reserves = [args.reserve0 as bigint, args.reserve1 as bigint] as const;
  if (before) pairs.set(log.address, { ...before, reserves });
}

/** The mean of both sides; of one listed token that side alone. */
function worthOf({ pairId, net }: Trade, { pairs, listed }: Market): bigint {
  const prices = new ExpectedPrices(pairs, listed);
  const sides = (pairs.get(pairId)?.tokens ?? []).map(({ id, decimals }, side) => {
    const amount = net[side] ?? 0n;
    return { id, native: valued(amount < 0n ? -amount : amount, decimals, prices.priceOf(id)) };
  });
  const sumOf = (some: typeof sides) => some.reduce((total, { native }) => total + native, 0n);
  const counted = sides.filter(({ id }) => listed.includes(id));
  const alone = counted.length === 1 ? sumOf(counted) : 0n;
  return times(alone || sumOf(sides) / 2n, prices.nativeUsd());
}

function takeEvent({ log, args }: Told, battles: Map<string, Battle>): void {
  const id = String(args.id);
  if (args.event === 'NewCompetition') {
    const pairs = (args.pairs as Hex[]).map((pair, index) => [`pair${index}`, lower(pair)]);
    battles.set(id, { row: newRow(id, { log, args }, pairs), users: new Map(), trades: new Map() });
    return;
  }
  const battle = battles.get(id);
  if (battle === undefined) return;
  const { row, users } = battle;
  if (args.event === 'NewCompetitionStatus') {
    const status = statuses[Number(args.status)];
    row.status = status;
    if (status === 'open') Object.assign(row, { openedAt: log.time, openBlock: log.block });
    if (status === 'close') Object.assign(row, { closedAt: log.time, closeBlock: log.block });
    if (status === 'claiming') row.claimingAt = log.time;
  }
  if (args.event === 'UserRegister') {
    const account = lower(args.user);
    users.set(account, {
      id: `${id}-${account}`,
      competitionId: id,
      account,
      teamId: Number(args.teamId),
      volume: 0n,
      lastTrades: '',
      rewardGroup: null,
      reward: '0',
      hasClaimed: false,
      block: log.block,
      timestamp: log.time,
    });
  }
  if (args.event === 'PrizesFund') row.funded = String(BigInt(String(row.funded)) + (args.amount as bigint));
  if (args.event === 'ResultPublish') {
    const { root, inputHash, countsFrom } = args;
    Object.assign(row, {
      root,
      inputHash,
      places: (args.places as number[]).join('-'),
      countsFrom: Number(countsFrom),
    });
  }
  if (args.event === 'ResultStrike') {
    Object.assign(row, { root: null, inputHash: null, places: null, countsFrom: null });
  }
  if (args.event === 'RewardClaim') {
    const reward = args.cakeReward as bigint;
    row.claimed = String(BigInt(String(row.claimed)) + reward);
    row.claims = Number(row.claims) + 1;
    const own = { rewardGroup: Number(args.rewardGroup), reward: String(reward), hasClaimed: true };
    Object.assign(users.get(lower(args.user)) ?? {}, own);
  }
}

function newRow(id: string, { log, args }: Told, pairs: readonly (readonly string[])[]): Row {
  return {
    id,
    number: Number(id),
    status: 'registration',
    ...Object.fromEntries(pairs),
    startTime: Number(args.startTime),
    endTime: Number(args.endTime),
    claimSeconds: Number(args.claimSeconds),
    openedAt: null,
    openBlock: null,
    closedAt: null,
    closeBlock: null,
    claimingAt: null,
    root: null,
    inputHash: null,
    places: null,
    countsFrom: null,
    funded: '0',
    claimed: '0',
    claims: 0,
    block: log.block,
    timestamp: log.time,
  };
}

function countSwap(
  { log, args }: Told,
  known: {
    readonly battles: ReadonlyMap<string, Battle>;
    readonly signer: string;
    readonly market: Market;
  },
): void {
  for (const [id, { row, users, trades }] of known.battles) {
    const counts = [row.pair0, row.pair1, row.pair2, row.pair3].includes(log.address) && row.status === 'open';
    const user = users.get(known.signer);
    if (!counts || user === undefined) continue;
    const key = `${id}-${log.hash}-${log.address}`;
    const last = String(user.lastTrades).split(' ');
    user.lastTrades = [...last.filter((one) => one.includes(log.hash) && one !== key), key].join(' ');
    const before = trades.get(key);
    const moved = (side: 0 | 1) => (args[`amount${side}In`] as bigint) - (args[`amount${side}Out`] as bigint);
    const [net0, net1] = before?.net ?? [0n, 0n];
    trades.set(key, {
      id: key,
      competitionId: id,
      account: known.signer,
      pairId: log.address,
      hash: log.hash,
      net: [net0 + moved(0), net1 + moved(1)],
      volume: 0n,
      swaps: Number(before?.swaps ?? 0) + 1,
      block: log.block,
      timestamp: log.time,
    });
    for (const trade of trades.values()) if (trade.hash === log.hash) trade.volume = worthOf(trade, known.market);
  }
}

function tablesOf(battles: readonly Battle[]): Tables {
  const sum = (rows: readonly { volume: bigint }[]) => rows.reduce((total, { volume }) => total + volume, 0n);
  const all = battles.map(({ row, users, trades }) => {
    const counted = [...trades.values()];
    const people = [...users.values()].map((user): Row & { volume: bigint } => {
      const own = counted.filter(({ account }) => account === user.account);
      return { ...user, volume: sum(own), trades: own.filter(({ volume }) => volume > 0n).length };
    });
    const figures = (members: typeof people) => ({
      userCount: members.length,
      traderCount: members.filter(({ volume }) => volume > 0n).length,
      volumeUSD: usd(sum(members)),
    });
    const teams = [1, 2, 3].map((teamId) => ({
      id: `${row.id}-${teamId}`,
      competitionId: row.id,
      teamId,
      ...figures(people.filter((user) => user.teamId === teamId)),
    }));
    return { row: { ...row, ...figures(people) }, teams, people, counted };
  });
  return {
    competition: byId(all.map(({ row }) => row)),
    competitionTeam: byId(all.flatMap(({ teams }) => teams)),
    competitionUser: byId(
      all.flatMap(({ people }) => people.map(({ volume, ...user }) => ({ ...user, volumeUSD: usd(volume) }))),
    ),
    competitionTrade: byId(
      all.flatMap(({ counted }) =>
        counted.map(({ volume, net, ...row }) => {
          return { ...row, net0: String(net[0]), net1: String(net[1]), volumeUSD: usd(volume) };
        }),
      ),
    ),
  };
}
