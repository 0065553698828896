import { competitionAbi } from '@besc/contracts/abi/competition';
import { pairAbi } from '@besc/contracts/abi/pair';
import type { Chain } from '@besc/localnet/chain';
import { type Abi, formatUnits, type Hex, parseUnits } from 'viem';
import { argsOf } from '../support/args-of';
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
  readonly trades: Map<string, Row & { volume: bigint; signed: bigint }>;
}

/**
 * The tables of competitions from raw events alone. What a trade is worth is told by `worth`: the table of trades, which is counted
 * again elsewhere.
 */
export async function expectedBattles(
  chain: Chain,
  from: {
    readonly competition: Hex | undefined;
    readonly pairs: readonly Hex[];
    readonly worth: (trade: string) => string;
  },
): Promise<Tables> {
  const { competition, pairs, worth } = from;
  if (competition === undefined) return Object.fromEntries(battleTables.map((table) => [table, {}]));
  const logs = await readLogs(chain, [competition, ...pairs]);
  const hashes = [...new Set(logs.map(({ hash }) => hash))];
  const transactions = await chain.rpc.batch(hashes.map((hash) => ['eth_getTransactionByHash', [hash]]));
  const signers = new Map(hashes.map((hash, index) => [hash, lower((transactions[index] as { from: Hex }).from)]));
  const battles = new Map<string, Battle>();
  for (const log of logs) {
    const isOfPair = log.address !== competition.toLowerCase();
    const args = argsOf(log, (isOfPair ? pairAbi : competitionAbi) as Abi);
    if (isOfPair) {
      if (args.event === 'Swap') countSwap({ log, args }, { battles, signer: signers.get(log.hash) ?? '', worth });
    } else takeEvent({ log, args }, battles);
  }
  return tablesOf([...battles.values()]);
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
    readonly worth: (trade: string) => string;
  },
): void {
  for (const [id, { row, users, trades }] of known.battles) {
    const counts = [row.pair0, row.pair1, row.pair2, row.pair3].includes(log.address) && row.status === 'open';
    if (!counts || !users.has(known.signer)) continue;
    const key = `${id}-${log.hash}-${log.address}`;
    const value = parseUnits(known.worth(`${log.hash}-${log.logIndex}`), 18);
    const before = trades.get(key);
    const isIn = (args.amount0In as bigint) > (args.amount0Out as bigint);
    const signed = (before?.signed ?? 0n) + (isIn ? value : -value);
    trades.set(key, {
      id: key,
      competitionId: id,
      account: known.signer,
      pairId: log.address,
      hash: log.hash,
      signed,
      volume: signed < 0n ? -signed : signed,
      swaps: Number(before?.swaps ?? 0) + 1,
      block: log.block,
      timestamp: log.time,
    });
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
        counted.map(({ volume, signed, ...row }) => ({ ...row, net: String(signed), volumeUSD: usd(volume) })),
      ),
    ),
  };
}
