import { factoryAbi } from '@besc/contracts/abi/factory';
import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import type { Hex } from 'viem';
import { argsOf } from '../support/args-of';
import type { ExpectedRows } from '../support/expected-tables';
import { type RawLog, readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

interface Pair {
  readonly id: string;
  readonly tokens: readonly [string, string];
  reserves: readonly [bigint, bigint];
  supply: bigint;
  /** Transfers of this transaction that no Mint or Burn has told yet. */
  transaction: string;
  minted: { to: string; value: bigint }[];
  sent: { from: string; value: bigint; change: string; known: bigint; basis: bigint; isLast: boolean } | undefined;
  burned: bigint;
}

const empty = {
  liquidity: 0n,
  received: 0n,
  sent: 0n,
  basis: 0n,
  kept0: 0n,
  kept1: 0n,
  paid0: 0n,
  paid1: 0n,
  grown: 0n,
  lent: 0n,
  since: 0n,
  updatedAt: 0n,
};
type Held = typeof empty;

/** What accounts hold of LP and how they came by it, from nothing but raw logs. */
export const expectedRows: ExpectedRows = async (chain, deployment) => {
  const pairs = new Map<string, Pair>();
  for (const log of await readLogs(chain, [addressOf(deployment, 'swap', 'factory')])) {
    const { event, pair, token0, token1 } = argsOf(log, factoryAbi);
    if (event !== 'PairCreated') continue;
    pairs.set(lower(pair), {
      id: lower(pair),
      tokens: [lower(token0), lower(token1)],
      reserves: [0n, 0n],
      supply: 0n,
      transaction: '',
      minted: [],
      sent: undefined,
      burned: 0n,
    });
  }
  const holders = new Map<string, Held>();
  const tables = { liquidityPosition: {}, liquidityChange: {} } satisfies Tables as Tables;
  const held = (pair: Pair, account: string, at?: RawLog): Held => {
    const id = `${pair.id}-${account}`;
    const found = holders.get(id) ?? { ...empty };
    holders.set(id, found);
    if (at) {
      found.lent += (found.basis >> 128n) * (BigInt(at.time) - (found.updatedAt || BigInt(at.time)));
      found.updatedAt = BigInt(at.time);
    }
    return found;
  };
  const tell = (
    log: RawLog,
    pair: Pair,
    row: { account: string; kind: string; liquidity: bigint; tokens?: bigint[] },
  ) => {
    const place = `${log.hash}-${log.logIndex}`;
    const rows = tables.liquidityChange ?? {};
    rows[`${place}-${row.kind}`] = {
      id: `${place}-${row.kind}`,
      transaction: log.hash,
      blockNumber: log.block,
      logIndex: log.logIndex,
      timestamp: log.time,
      pairId: pair.id,
      account: row.account,
      kind: row.kind,
      liquidity: String(row.liquidity),
      amount0: row.tokens ? String(row.tokens[0]) : null,
      amount1: row.tokens ? String(row.tokens[1]) : null,
    };
    return `${place}-${row.kind}`;
  };
  const comes = (log: RawLog, pair: Pair, account: string, value: bigint) => {
    if (account === zeroAddress || account === pair.id) return;
    const holder = held(pair, account, log);
    holder.liquidity += value;
    holder.received += value;
    tell(log, pair, { account, kind: 'Receive', liquidity: value });
  };
  const leaves = (log: RawLog, pair: Pair, account: string, value: bigint) => {
    const change = tell(log, pair, { account, kind: 'Send', liquidity: value });
    const holder = held(pair, account, log);
    const all = holder.liquidity;
    if (value === all) {
      Object.assign(holder, { ...empty, updatedAt: BigInt(log.time) });
      return { from: account, value, change, known: 0n, basis: 0n, isLast: true };
    }
    const before = { ...holder };
    for (const name of ['received', 'basis', 'kept0', 'kept1'] as const) holder[name] -= (holder[name] * value) / all;
    holder.liquidity -= value;
    holder.sent += value;
    const known = value - (before.received - holder.received);
    return { from: account, value, change, known, basis: before.basis - holder.basis, isLast: false };
  };

  for (const log of await readLogs(chain, [...pairs.keys()] as Hex[])) {
    const pair = pairs.get(log.address);
    if (!pair) continue;
    if (pair.transaction !== log.hash)
      Object.assign(pair, { transaction: log.hash, minted: [], sent: undefined, burned: 0n });
    const args = argsOf(log, pairAbi);
    if (args.event === 'Sync') pair.reserves = [args.reserve0 as bigint, args.reserve1 as bigint];
    if (args.event === 'Transfer') {
      const [from, to, value] = [lower(args.from), lower(args.to), args.value as bigint];
      if (value === 0n) continue;
      if (from === zeroAddress) {
        if (!(pair.supply === 0n && to === zeroAddress)) pair.minted.push({ to, value });
        pair.supply += value;
      } else if (from === pair.id) {
        if (to === zeroAddress) pair.burned = value;
      } else if (from !== to) {
        const left = leaves(log, pair, from, value);
        if (to === pair.id) pair.sent = left;
        else comes(log, pair, to, value);
      }
    }
    if (args.event === 'Mint' || args.event === 'Burn') {
      const tokens = [args.amount0 as bigint, args.amount1 as bigint] as const;
      const fee = args.event === 'Mint' ? pair.minted.at(-2) : pair.minted.at(-1);
      if (fee) comes(log, pair, fee.to, fee.value);
      const provider = pair.minted.at(-1);
      if (args.event === 'Mint' && provider && provider.to !== zeroAddress && provider.to !== pair.id) {
        const holder = held(pair, provider.to, log);
        holder.liquidity += provider.value;
        holder.basis += provider.value * growth(pair.reserves, pair.supply);
        holder.kept0 += tokens[0];
        holder.kept1 += tokens[1];
        holder.since ||= BigInt(log.time);
        tell(log, pair, { account: provider.to, kind: 'Add', liquidity: provider.value, tokens: [...tokens] });
      }
      if (args.event === 'Burn') {
        const { sent, burned } = pair;
        if (sent && sent.value <= burned) {
          const paid = tokens.map((amount) => (amount * sent.value) / burned) as [bigint, bigint];
          const row = tables.liquidityChange?.[sent.change];
          if (row) Object.assign(row, { kind: 'Remove', amount0: String(paid[0]), amount1: String(paid[1]) });
          if (!sent.isLast) {
            const before = [pair.reserves[0] + tokens[0], pair.reserves[1] + tokens[1]] as const;
            const now = sent.known * growth(before, pair.supply);
            const holder = held(pair, sent.from);
            holder.sent = holder.sent > sent.value ? holder.sent - sent.value : 0n;
            if (now > sent.basis) {
              const earned = paid.map((amount) => {
                const part = (amount * sent.known) / sent.value;
                return part - (part * sent.basis + now - 1n) / now;
              });
              holder.paid0 += earned[0] ?? 0n;
              holder.paid1 += earned[1] ?? 0n;
              holder.grown += now - sent.basis;
            }
          }
        }
        pair.supply -= burned;
      }
      Object.assign(pair, { minted: [], sent: undefined, burned: 0n });
    }
  }
  for (const [id, holder] of holders) {
    const [pairId = '', account = ''] = id.split('-');
    const tokens = pairs.get(pairId)?.tokens;
    const amounts = Object.entries(holder).map(([name, value]) => [
      name,
      name === 'since' || name === 'updatedAt' ? Number(value) : String(value),
    ]);
    const rows = tables.liquidityPosition ?? {};
    rows[id] = { id, account, pairId, token0Id: tokens?.[0], token1Id: tokens?.[1], ...Object.fromEntries(amounts) };
  }
  return tables;
};

function lower(address: unknown): string {
  return String(address).toLowerCase();
}

/** sqrt(k) for one wei of LP, in 2^-128: the largest number whose square is not above. */
function growth([reserve0, reserve1]: readonly [bigint, bigint], supply: bigint): bigint {
  const square = (reserve0 * reserve1 * 2n ** 256n) / supply ** 2n;
  let root = 0n;
  for (let bit = 2n ** 250n; bit > 0n; bit /= 2n) if ((root + bit) ** 2n <= square) root += bit;
  return root;
}
