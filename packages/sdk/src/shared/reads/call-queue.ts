import type { Address } from '@besc/domain/shared/address';
import { cleanText } from '@besc/domain/shared/clean-text';
import { encodeFunctionData, hexToBigInt, isHex } from 'viem';
import { ReadError } from '../errors/read-error';
import { rpcErrorKind } from '../errors/rpc-error-kind';
import type { ChainClient } from '../nodes/chain-client';
import type { Clock } from '../nodes/clock';
import { createNewestHead } from '../nodes/newest-head';
import { nodesOf } from '../nodes/nodes-of';
import { createRetryGate, StaleAnswerError } from '../nodes/retry-gate';
import { makeBlockHash } from './block-hash';
import type { BlockState } from './block-state';
import { multicallReadAbi } from './multicall-read-abi';
import type { NodeStatus } from './node-status';
import { type AggregateAnswer, type AggregateCall, readAggregate } from './read-aggregate';

type CallResult = AggregateAnswer['results'][number];

interface Waiter {
  resolve(result: CallResult): void;
  reject(error: unknown): void;
}

interface QueuedCall {
  readonly key: string;
  readonly call: AggregateCall;
  readonly waiters: Set<Waiter>;
}

/** Most calls in one aggregate (CALL-02). */
const chunkSize = 500;
const mostSuspects = 1000;
const timestampCall = encodeFunctionData({ abi: multicallReadAbi, functionName: 'getCurrentBlockTimestamp' });

/** Collects the calls of one tick, sends them in aggregates and hands each caller its own result. */
export interface CallQueue {
  enqueue(call: AggregateCall, signal?: AbortSignal): Promise<CallResult>;
  /** Sends what is queued, or an aggregate without calls, and answers the block it ran on. */
  flushNow(): Promise<bigint>;
  close(): void;
}

/** See `createBatchReader` for the policy. */
export function createCallQueue(options: {
  client: ChainClient;
  multicall: Address;
  blocks: BlockState;
  clock: Clock;
  random: () => number;
  isPaused: () => boolean;
  onStatus: (status: NodeStatus) => void;
  block?: bigint | undefined;
}): CallQueue {
  const { client, multicall, blocks, clock, random, isPaused, onStatus, block } = options;
  const nodes = nodesOf(client);
  // All is read of one block, also when it is asked in parts: over a reorganisation a number would mean two.
  const blockHash = block === undefined ? undefined : makeBlockHash(client, block);
  const isPlausible = async (head: bigint) => (await nodes?.isPlausibleHead(head)) !== false;
  const newestHead = createNewestHead({ clock, isPlausible });
  const gate = createRetryGate({
    clock,
    random,
    isPaused,
    onBehind: (tries) => onStatus(tries === 0 ? { kind: 'current' } : { kind: 'behind', tries }),
  });
  let queued = new Map<string, QueuedCall>();
  let cancelFlush: (() => void) | undefined;
  const open = new Set<Waiter>();
  // Calls that failed alone and without a word: they may burn the gas of their neighbours, so they travel apart.
  const suspects = new Set<string>();
  let closed = false;

  const takeQueued = (): QueuedCall[] => {
    cancelFlush?.();
    cancelFlush = undefined;
    const calls = [...queued.values()];
    queued = new Map();
    return calls;
  };

  const send = async (calls: readonly QueuedCall[]): Promise<AggregateAnswer> => {
    const asked = calls.map(({ call }) => call);
    const hasRoom = asked.length < chunkSize;
    const sent = hasRoom ? [...asked, { target: multicall, callData: timestampCall }] : asked;
    for (;;) {
      const seenBefore = blocks.current();
      const answer = await readAggregate({ client, multicall, calls: sent, blockHash: await blockHash?.() });
      const timestamp = hasRoom ? timestampOf(answer) : undefined;
      if (block !== undefined) {
        if (answer.blockNumber !== block) throw new RangeError(`The node answered from block ${answer.blockNumber}`);
        blocks.advance(block, timestamp);
        return answer;
      }
      // Blocks that the other nodes do not know of are none.
      if (!(await isPlausible(answer.blockNumber))) {
        nodes?.leave();
        throw new StaleAnswerError(answer.blockNumber, blocks.current() ?? 0n);
      }
      if (blocks.advance(answer.blockNumber, timestamp)) {
        newestHead.isReached();
        return answer;
      }
      // Another request of the same moment saw a newer block first: ask again at once. Otherwise the node is behind.
      if (seenBefore === undefined || answer.blockNumber >= seenBefore) continue;
      if (!(await newestHead.refusesLower(seenBefore))) {
        blocks.restart(answer.blockNumber, timestamp);
        return answer;
      }
      nodes?.leave();
      throw new StaleAnswerError(answer.blockNumber, blocks.current() ?? seenBefore);
    }
  };

  /** Answers the block, or undefined when these calls are no longer wanted. */
  const runChunk = async (calls: readonly QueuedCall[], isWanted: () => boolean): Promise<bigint | undefined> => {
    const runHalves = async (parts: readonly QueuedCall[]): Promise<bigint | undefined> => {
      const half = Math.ceil(parts.length / 2);
      const halves = [parts.slice(0, half), parts.slice(half)].filter((part) => part.length > 0);
      return newest(await Promise.all(halves.map((part) => runChunk(part, () => !closed && part.some(isLive)))));
    };
    let answer: AggregateAnswer | undefined;
    try {
      // A node that has no state of a fixed block may never have it: that is told, not waited for.
      answer = await (block === undefined ? gate.run(() => send(calls), isWanted) : send(calls));
    } catch (error) {
      if (rpcErrorKind(error) === 'too-heavy' && calls.length > 1) {
        return await runHalves(calls);
      }
      const failure = new ReadError('READ_FAILED', `The chain could not be read: ${shortText(error)}`, error);
      for (const { waiters } of calls) for (const waiter of waiters) waiter.reject(failure);
      // One call too heavy for the node says nothing about the node.
      if (rpcErrorKind(error) === 'too-heavy' && calls.length === 1) {
        suspect(calls[0]);
        return undefined;
      }
      onStatus({ kind: 'unreachable', message: failure.message });
      throw failure;
    }
    if (answer === undefined) return undefined;
    onStatus({ kind: 'current' });
    const starved: QueuedCall[] = [];
    for (const [index, queuedCall] of calls.entries()) {
      const result = answer.results[index];
      if (result === undefined) continue;
      if (result.success || result.returnData !== '0x') suspects.delete(queuedCall.key);
      else if (calls.length === 1) suspect(queuedCall);
      else if (!suspects.has(queuedCall.key)) {
        starved.push(queuedCall);
        continue;
      }
      for (const waiter of queuedCall.waiters) waiter.resolve(result);
    }
    // A call that ends without a word has refused, or a neighbour before it has used up the gas: asked apart, it shows.
    if (starved.length > 0) await runHalves(starved);
    return answer.blockNumber;
  };

  const suspect = (call: QueuedCall | undefined): void => {
    if (suspects.size >= mostSuspects) suspects.clear();
    if (call !== undefined) suspects.add(call.key);
  };

  const flush = async (isPoll: boolean): Promise<bigint | undefined> => {
    const calls = takeQueued().filter(isLive);
    if (calls.length === 0 && !isPoll) return undefined;
    const chunks = [
      ...chunked(calls.filter(({ key }) => !suspects.has(key))),
      ...chunked(calls.filter(({ key }) => suspects.has(key))),
    ];
    if (chunks.length === 0) chunks.push([]);
    const runs = chunks.map((chunk) => runChunk(chunk, () => !closed && (isPoll || chunk.some(isLive))));
    const block = newest(await Promise.all(runs));
    if (block !== undefined || !isPoll || closed) return block;
    return await runChunk([], () => !closed);
  };

  return {
    enqueue: (call, signal) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new ReadError('READ_CLOSED', 'The reader is closed'));
        if (signal?.aborted) return reject(signal.reason);
        const key = `${call.target}:${call.callData}`;
        const entry = queued.get(key) ?? { key, call, waiters: new Set() };
        queued.set(key, entry);
        const settle = (): void => {
          entry.waiters.delete(waiter);
          open.delete(waiter);
          signal?.removeEventListener('abort', abort);
        };
        const waiter: Waiter = {
          resolve: (result) => {
            settle();
            resolve(result);
          },
          reject: (error) => {
            settle();
            reject(error);
          },
        };
        const abort = (): void => waiter.reject(signal?.reason);
        signal?.addEventListener('abort', abort, { once: true });
        entry.waiters.add(waiter);
        open.add(waiter);
        // The callers have their own rejection; the flush itself fails with the same error, already handed out.
        cancelFlush ??= clock.after(0, () => void flush(false).catch(() => undefined));
      }),
    flushNow: async () => {
      if (closed) throw new ReadError('READ_CLOSED', 'The reader is closed');
      const block = await flush(true);
      if (block === undefined) throw new ReadError('READ_CLOSED', 'The reader is closed');
      return block;
    },
    close: () => {
      closed = true;
      cancelFlush?.();
      for (const waiter of [...open]) waiter.reject(new ReadError('READ_CLOSED', 'The reader is closed'));
      queued = new Map();
    },
  };
}

function chunked(calls: readonly QueuedCall[]): (readonly QueuedCall[])[] {
  const chunks: (readonly QueuedCall[])[] = [];
  for (let start = 0; start < calls.length; start += chunkSize) chunks.push(calls.slice(start, start + chunkSize));
  return chunks;
}

function isLive(call: QueuedCall): boolean {
  return call.waiters.size > 0;
}

function newest(blockNumbers: readonly (bigint | undefined)[]): bigint | undefined {
  return blockNumbers.reduce((best, block) => (best === undefined || (block ?? -1n) > best ? block : best), undefined);
}

function timestampOf(answer: AggregateAnswer): bigint | undefined {
  const result = answer.results.at(-1);
  return result?.success && isHex(result.returnData) && result.returnData.length === 66
    ? hexToBigInt(result.returnData)
    : undefined;
}

function shortText(error: unknown): string {
  if (
    typeof error === 'object' &&
    error !== null &&
    'shortMessage' in error &&
    typeof error.shortMessage === 'string'
  ) {
    return cleanText(error.shortMessage).slice(0, 200);
  }
  return error instanceof Error ? cleanText(error.message).slice(0, 200) : 'unknown error';
}
