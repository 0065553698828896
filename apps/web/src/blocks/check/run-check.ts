import { BlockRangeError } from '@besc/sdk/shared/errors/block-range-error';
import { ReadError } from '@besc/sdk/shared/errors/read-error';
import { type ChainAt, type Computed, readBlock } from '@besc/sdk/shared/replay/chain-at';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { fetchIndexHealth } from '@besc/wire/swap/fetch-index-health';
import type { ChainAccess } from '../chain/chain-access';
import type { Figure } from './figure';

/** What came of a check. */
export type Verdict =
  | {
      readonly kind: 'equal' | 'differs';
      readonly told: readonly (bigint | undefined)[];
      readonly computed: Computed;
      /** Both are of this block. */
      readonly block: bigint;
      /** Blocks that the node was ahead. */
      readonly lag: number;
    }
  | { readonly kind: 'unread'; readonly why: 'index' | 'node' | 'moved' | BlockRangeError };

export interface CheckRun {
  readonly chain: Pick<ChainAccess, 'client' | 'reader' | 'settings'>;
  readonly signal: AbortSignal;
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

/** A difference counts when it was seen so often: index and node may have been a block apart once. */
const looks = 2;
/** So often both are asked for one block, and so long is waited in between. */
const tries = 5;
const pauseMs = 1_000;

/**
 * Asks the index for a figure and computes it from the chain as of the same block. Throws the signal's reason alone: all else is a
 * verdict.
 */
export async function runCheck(figure: Figure, run: CheckRun): Promise<Verdict> {
  let verdict: Verdict = { kind: 'unread', why: 'moved' };
  let seen = 0;
  for (let attempt = 0; attempt < tries && seen < looks; attempt += 1) {
    if (attempt > 0) await pause(run.signal);
    verdict = await lookOnce(figure, run);
    run.signal.throwIfAborted();
    if (verdict.kind === 'equal' || (verdict.kind === 'unread' && verdict.why !== 'moved')) break;
    if (verdict.kind === 'differs') seen += 1;
  }
  return verdict;
}

async function lookOnce(figure: Figure, { chain, signal, onProgress }: CheckRun): Promise<Verdict> {
  const { client, reader, settings } = chain;
  const request: IndexRequest = { url: settings.index.url, signal };
  const unread = (why: 'index' | 'node' | 'moved') => (error: unknown) => {
    signal.throwIfAborted();
    console.error('A figure could not be checked', error);
    if (error instanceof BlockRangeError) return { kind: 'unread', why: error } as const;
    return { kind: 'unread', why: error instanceof ReadError ? 'node' : why } as const;
  };
  const before = await fetchIndexHealth(request).catch(unread('index'));
  if ('kind' in before) return before;
  const { indexedBlock, indexedHash, chainHead } = before;
  if (indexedBlock === null) return { kind: 'unread', why: 'index' };
  const block = BigInt(indexedBlock);
  const found = await readBlock(client, block).catch(unread('node'));
  if (found && 'kind' in found) return found;
  if (found === undefined || found.hash !== indexedHash) return { kind: 'unread', why: 'moved' };
  const bound = reader.at(block);
  const at: ChainAt = { client, reader: bound, block, time: found.time, signal, onProgress };
  try {
    const told = await figure.told(request, found.time, at).catch(unread('index'));
    if ('kind' in told) return told;
    const after = await fetchIndexHealth(request).catch(unread('index'));
    if ('kind' in after) return after;
    if (after.indexedHash !== indexedHash) return { kind: 'unread', why: 'moved' };
    const computed = await figure.compute(at).catch(unread('node'));
    const still = await readBlock(client, block).catch(unread('node'));
    if (still && 'kind' in still) return still;
    if (still?.hash !== found.hash) return { kind: 'unread', why: 'moved' };
    if ('kind' in computed) return computed;
    const isEqual =
      told.length === computed.values.length && told.every((value, index) => value === computed.values[index]);
    const head = Math.max(chainHead ?? 0, Number(reader.blocks.current() ?? 0n));
    return { kind: isEqual ? 'equal' : 'differs', told, computed, block, lag: Math.max(0, head - indexedBlock) };
  } finally {
    bound.close();
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, pauseMs);
    signal.addEventListener('abort', end, { once: true });
  });
}
