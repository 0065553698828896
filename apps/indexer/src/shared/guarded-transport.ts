import { custom } from 'viem';
import { InconsistentAnswerError } from './inconsistent-answer-error';
import { ourEndpoints } from './our-endpoints';
import { type RpcAnswer, type RpcCall, readRpc } from './read-rpc';
import { RpcRefusedError } from './rpc-refused-error';
import { isRequested, type LogRequest, type RpcBlock, type RpcLog, silentBlocks } from './verify-logs';

type LogFilter = LogRequest & { readonly fromBlock?: `0x${string}`; readonly toBlock?: `0x${string}` };

const blocksPerBatch = 100;
/** Blocks that are kept for the engine, which asks for them next, one by one. */
const keptBlocks = 5000;

/**
 * A viem transport over several endpoints of one chain. It leaves endpoints that fail or are of another chain, and does not
 * believe an answer to eth_getLogs over a range before it was held against the blocks of that range, which it fetches in
 * batches and keeps for the engine. Throws RpcRefusedError, RpcUnreachableError, InconsistentAnswerError.
 */
export function guardedTransport(settings: { rpcUrls: readonly string[]; chainId: number; genesisHash: string }) {
  const endpoints = ourEndpoints(settings);
  const kept = new Map<number, RpcBlock>();
  const ask = async (calls: readonly RpcCall[]): Promise<unknown[]> => {
    if (calls.length === 0) return [];
    const answers = await readRpc(await endpoints(), calls, { rounds: 1 });
    return answers.map(resultOf);
  };

  const readBlocks = async (from: number, to: number): Promise<RpcBlock[]> => {
    const blocks: RpcBlock[] = [];
    for (let start = from; start <= to; start += blocksPerBatch) {
      const numbers = Array.from({ length: Math.min(blocksPerBatch, to - start + 1) }, (_, offset) => start + offset);
      const missing = numbers.filter((number) => !kept.has(number));
      const fetched = (await ask(missing.map((number) => blockCall(number)))) as (RpcBlock | null)[];
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

  const readLogs = async (filter: LogFilter): Promise<unknown> => {
    const [result] = await ask([{ method: 'eth_getLogs', params: [filter] }]);
    if (filter.fromBlock === undefined || filter.toBlock === undefined) return result;
    const blocks = await readBlocks(Number(filter.fromBlock), Number(filter.toBlock));
    const doubtful = silentBlocks(filter, result as RpcLog[], blocks);
    for (let start = 0; start < doubtful.length; start += blocksPerBatch) {
      const part = doubtful.slice(start, start + blocksPerBatch);
      const receipts = await ask(part.map(({ hash }) => ({ method: 'eth_getBlockReceipts', params: [hash] })));
      for (const [position, block] of part.entries()) {
        const logs = ((receipts[position] ?? []) as { logs: RpcLog[] }[]).flatMap((receipt) => receipt.logs);
        if (logs.some((log) => isRequested(filter, log))) {
          for (const { number } of blocks) kept.delete(Number(number));
          throw new InconsistentAnswerError(`block ${Number(block.number)} has logs that eth_getLogs left out`);
        }
      }
    }
    return result;
  };

  return custom(
    {
      async request({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
        if (method === 'eth_getLogs') return readLogs(params[0] as LogFilter);
        if (method === 'eth_getBlockByNumber' && typeof params[0] === 'string' && params[1] === true) {
          const number = Number(params[0]);
          const block = kept.get(number);
          kept.delete(number);
          if (block) return block;
        }
        return (await ask([{ method, params }]))[0];
      },
    },
    { retryCount: 0 },
  );
}

function blockCall(number: number): RpcCall {
  return { method: 'eth_getBlockByNumber', params: [`0x${number.toString(16)}`, true] };
}

function resultOf(answer: RpcAnswer): unknown {
  if (answer.error) throw new RpcRefusedError(answer.error);
  return answer.result;
}
