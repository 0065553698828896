import type { Hex } from '@besc/domain/shared/hex';
import type { NodeClient } from '@besc/sdk/shared/nodes/node-client';
import type { RpcAnswer, RpcCall } from '@besc/sdk/shared/nodes/post-json-rpc';
import { custom } from 'viem';
import { blockHeights } from './block-heights';
import { BlockReplacedError } from './block-replaced-error';
import { InconsistentAnswerError } from './inconsistent-answer-error';
import { RpcRefusedError } from './rpc-refused-error';
import { isRequested, isWholeBlock, type LogRequest, type RpcBlock, type RpcLog, silentBlocks } from './verify-logs';

type RpcReceipt = { readonly logs: readonly RpcLog[] };
type LogFilter = LogRequest & { readonly fromBlock?: Hex; readonly toBlock?: Hex; readonly blockHash?: Hex };

const blocksPerBatch = 100;
/** Blocks that are kept for the engine, which asks for them next, one by one. */
const keptBlocks = 5000;

/**
 * A viem transport over the nodes of one chain, for the engine, which tries again by itself. Never a wrong row: it does not
 * believe an answer to eth_getLogs over a range before it was held against the blocks of that range, which it fetches in
 * batches and keeps for the engine, nor one to eth_getLogs of a whole block that its header contradicts. Back on the chain within 5 s: what is asked of a block by its hash and not given ends
 * at once when the chain has another block there. Throws RpcRefusedError, InconsistentAnswerError, BlockReplacedError, and
 * what the client throws.
 */
export function guardedTransport(nodes: NodeClient) {
  const kept = new Map<number, RpcBlock>();
  const heights = blockHeights();
  const ask = async (calls: readonly RpcCall[]): Promise<unknown[]> => {
    if (calls.length === 0) return [];
    return (await nodes.ask(calls, { rounds: 1 })).answers.map(resultOf);
  };

  /** As `ask`, where a node may refuse as one batch, by the size of its answer, what it answers in parts. */
  const askInParts = async (calls: readonly RpcCall[]): Promise<unknown[]> => {
    if (calls.length < 2) return ask(calls);
    const { answers } = await nodes.ask(calls, { rounds: 1 });
    if (answers.every(({ kind }) => kind === 'result')) return answers.map(resultOf);
    const middle = calls.length >> 1;
    return [...(await askInParts(calls.slice(0, middle))), ...(await askInParts(calls.slice(middle)))];
  };

  const readBlocks = async (from: number, to: number): Promise<RpcBlock[]> => {
    const blocks: RpcBlock[] = [];
    for (let start = from; start <= to; start += blocksPerBatch) {
      const numbers = Array.from({ length: Math.min(blocksPerBatch, to - start + 1) }, (_, offset) => start + offset);
      const missing = numbers.filter((number) => !kept.has(number));
      const fetched = (await askInParts(missing.map((number) => blockCall(number)))) as (RpcBlock | null)[];
      for (const [position, number] of missing.entries()) {
        const block = fetched[position];
        if (!block || Number(block.number) !== number) throw new InconsistentAnswerError(`block ${number} is missing`);
        if (kept.size < keptBlocks) kept.set(number, block);
      }
      for (const number of numbers) {
        const block = kept.get(number) ?? fetched[missing.indexOf(number)];
        if (block) blocks.push(block);
      }
    }
    return blocks;
  };

  /** The logs of whole blocks, by their receipts; not every node gives all of a block's at once. */
  const logsOf = async (blocks: readonly RpcBlock[]): Promise<RpcLog[][]> => {
    const ofBlocks = blocks.map(({ hash }) => ({ method: 'eth_getBlockReceipts', params: [hash] }));
    const answers = await askInParts(ofBlocks).catch(async (error: unknown) => {
      if (!(error instanceof RpcRefusedError)) throw error;
      const receipts: unknown[] = [];
      for (const { transactions } of blocks) {
        receipts.push(await askInParts(transactions.map(({ hash }) => receiptCall(hash))));
      }
      return receipts;
    });
    return (answers as ((RpcReceipt | null)[] | null)[]).map((receipts) => {
      if (receipts === null || receipts.includes(null)) throw new InconsistentAnswerError('a receipt is missing');
      return receipts.flatMap((receipt) => receipt?.logs ?? []);
    });
  };

  /** Logs of a range, once they agree with its blocks. */
  const readRange = async (filter: LogFilter, from: number, to: number): Promise<unknown> => {
    const [result] = await ask([{ method: 'eth_getLogs', params: [filter] }]);
    const doubtful = silentBlocks(filter, result as RpcLog[], await readBlocks(from, to));
    for (let start = 0; start < doubtful.length; start += blocksPerBatch) {
      const part = doubtful.slice(start, start + blocksPerBatch);
      const logs = await logsOf(part);
      for (const [position, block] of part.entries()) {
        if (!logs[position]?.some((log) => isRequested(filter, log))) continue;
        throw new InconsistentAnswerError(`block ${Number(block.number)} has logs that eth_getLogs left out`);
      }
    }
    return result;
  };

  const readLogs = async (filter: LogFilter): Promise<unknown> => {
    const [from, to] = [Number(filter.fromBlock), Number(filter.toBlock)];
    try {
      return await readRange(filter, from, to);
    } catch (error) {
      // Whatever was wrong, these blocks may be a part of it.
      for (let number = from; number <= to; number += 1) kept.delete(number);
      throw error;
    }
  };

  const isReplaced = async (hash: Hex): Promise<boolean> => {
    const height = heights.heightOf(hash);
    const call =
      height === undefined
        ? { method: 'eth_getBlockByHash', params: [hash, false] }
        : { method: 'eth_getBlockByNumber', params: [`0x${height.toString(16)}`, false] };
    const [answer] = (await nodes.ask([call], { rounds: 1 })).answers;
    return answer?.kind === 'error' || (answer?.result as { hash?: unknown } | null | undefined)?.hash !== hash;
  };

  /** Asks for a part of the block `hash`. Nothing of a block that was replaced is worth a second request. */
  const readOfBlock = async (hash: Hex, call: RpcCall): Promise<unknown> => {
    const [answer] = (await nodes.ask([call], { rounds: 1 })).answers;
    const result = answer?.kind === 'result' ? answer.result : undefined;
    const isEmpty = result === undefined || result === null || (Array.isArray(result) && result.length === 0);
    if (isEmpty && (await isReplaced(hash))) throw new BlockReplacedError(hash);
    if (asksWholeBlock(call) && Array.isArray(result) && !isWholeBlock(result, heights.logsBloomOf(hash))) {
      nodes.leave();
      throw new InconsistentAnswerError(`block ${hash} has logs that eth_getLogs left out`);
    }
    heights.note(result);
    return resultOf(answer);
  };

  return custom(
    {
      async request({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
        const hash = blockHashOf(method, params[0]);
        if (hash !== undefined) return readOfBlock(hash, { method, params });
        if (method === 'eth_getLogs') return readLogs(params[0] as LogFilter);
        if (method === 'eth_getBlockByNumber' && typeof params[0] === 'string' && params[1] === true) {
          const number = Number(params[0]);
          const block = kept.get(number);
          kept.delete(number);
          if (block) {
            heights.note(block);
            return block;
          }
        }
        const [result] = await ask([{ method, params }]);
        if (method === 'eth_getBlockByNumber') heights.note(result);
        return result;
      },
    },
    { retryCount: 0 },
  );
}

/** Whether all logs of a block are asked for, as the engine does at the head. */
function asksWholeBlock({ method, params }: RpcCall): boolean {
  const [filter] = method === 'eth_getLogs' ? (params as readonly LogFilter[]) : [];
  return filter !== undefined && filter.address === undefined && filter.topics === undefined;
}

/** The block that a request names by its hash. */
function blockHashOf(method: string, first: unknown): Hex | undefined {
  if (method === 'eth_getLogs') return (first as LogFilter).blockHash;
  return method === 'eth_getBlockByHash' || method === 'eth_getBlockReceipts' ? (first as Hex) : undefined;
}

function blockCall(number: number): RpcCall {
  return { method: 'eth_getBlockByNumber', params: [`0x${number.toString(16)}`, true] };
}

function receiptCall(hash: Hex): RpcCall {
  return { method: 'eth_getTransactionReceipt', params: [hash] };
}

function resultOf(answer: RpcAnswer | undefined): unknown {
  if (answer?.kind === 'error') throw new RpcRefusedError(answer.error);
  return answer?.result;
}
