import { pairAbi } from '@besc/contracts/abi/pair';
import { noPositionRecord, type PositionRecord } from '@besc/domain/liquidity/position-record';
import { type PairEvent, replayedRecord } from '@besc/domain/liquidity/replayed-record';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { BlockRangeError } from '../shared/errors/block-range-error';
import { type ChainAt, readBlock } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';

/** Blocks whose time is asked for. */
const mostTimes = 3_000;

/** What the LP of an account came to, from all events of its pair since the first of its own. */
export interface ComputedRecord {
  readonly record: PositionRecord;
  readonly fromBlock: bigint;
  readonly events: number;
}

/** Counts an account's LP of a pair again. Throws as `readContractEvents` does. */
export async function computePosition(
  chain: ChainAt,
  place: { readonly pair: Address; readonly fromBlock: bigint; readonly account: Address },
): Promise<ComputedRecord> {
  const { pair: address, account } = place;
  const of = { address, abi: pairAbi, fromBlock: place.fromBlock } as const;
  const transfers = async (indexed: readonly (Address | null)[], block = chain.block) =>
    await readContractEvents({ ...chain, block }, { ...of, names: ['Transfer'], indexed });
  const own = [...(await transfers([account])), ...(await transfers([null, account]))];
  const blocks = [...new Set(own.map(({ block }) => block))].toSorted((a, b) => Number(a - b));
  const [fromBlock] = blocks;
  if (fromBlock === undefined) return { record: noPositionRecord, fromBlock: of.fromBlock, events: 0 };
  if (blocks.length > mostTimes) throw new BlockRangeError('RANGE_TOO_FULL', { blocks: blocks.length, done: 0 });
  const minted = await transfers([zeroAddress], fromBlock - 1n);
  const burned = await transfers([address, zeroAddress], fromBlock - 1n);
  const sum = (events: typeof minted) => events.reduce((total, { args }) => total + args.value, 0n);
  const times = new Map<bigint, number>();
  for (const block of blocks) {
    chain.signal?.throwIfAborted();
    const time = (await readBlock(chain.client, block))?.time;
    if (time === undefined) throw new RangeError(`The node does not know block ${block}`);
    times.set(block, time);
  }
  const names = ['Transfer', 'Sync', 'Mint', 'Burn'] as const;
  const all = await readContractEvents(chain, { ...of, fromBlock, names });
  const events = all.map(({ name, args, block, transaction }): PairEvent => {
    // Others' events change nothing of what is the account's.
    const at = { transaction, time: times.get(block) ?? 0 };
    if (name === 'Sync') return { ...at, kind: 'sync', ...args };
    if (name !== 'Transfer') return { ...at, kind: name === 'Mint' ? 'mint' : 'burn', ...args };
    return { ...at, kind: 'transfer', from: indexId(args.from), to: indexId(args.to), value: args.value };
  });
  const totalSupply = sum(minted) - sum(burned);
  const record = replayedRecord({ pair: indexId(address), account: indexId(account), totalSupply }, events);
  return { record, fromBlock, events: all.length };
}
