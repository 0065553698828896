import type { Address } from '@besc/domain/shared/address';
import { type Abi, type ContractFunctionName, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { MissingMethodError, UnknownMethodError } from '../errors/method-error';
import { ReadError } from '../errors/read-error';
import { revertReason } from '../errors/revert-reason';
import type { ChainClient } from '../nodes/chain-client';
import { type Clock, systemClock } from '../nodes/clock';
import { type Blocks, createBlockState } from './block-state';
import { createCallQueue } from './call-queue';
import type { ContractRead, ContractReadValue } from './contract-read';
import { multicallReadAbi } from './multicall-read-abi';
import type { NodeStatus } from './node-status';

/** Chain reads that share requests: calls of one tick become one aggregate call on the current block, or on a fixed one. */
export interface BatchReader {
  /** Reads one value. Rejects with ReadError, or with the signal's reason when it was aborted. */
  read<const TAbi extends Abi, TName extends ContractFunctionName<TAbi, 'pure' | 'view'>>(
    call: ContractRead<TAbi, TName>,
    options?: { signal?: AbortSignal },
  ): Promise<ContractReadValue<TAbi, TName>>;
  /** The bytes of a call's answer, which may have several forms; `0x` when there is none. Rejects as `read` does. */
  answer(call: ContractRead, options?: { signal?: AbortSignal }): Promise<Hex>;
  /** Native balance in wei, through the same aggregate (CALL-11). */
  nativeBalance(address: Address, options?: { signal?: AbortSignal }): Promise<bigint>;
  /** One request: the calls of this tick, or none, and the block. Answers the block number; rejects with ReadError. */
  poll(): Promise<bigint>;
  /** Ends everything: waiting reads are rejected with READ_CLOSED, no further request is sent and no status told. */
  close(): void;
  readonly blocks: Blocks;
  /**
   * A reader of its own whose reads are those of the block that has the number at the first of them. They reject with
   * READ_FAILED where no node has its state, which is not waited for, or the block is of the chain no more. It is closed with
   * this one.
   */
  at(block: bigint): BatchReader;
}

/** What `createBatchReader` takes. `isPaused`: true while the page is hidden. Clock and random are for tests. */
export interface BatchReaderOptions {
  readonly client: ChainClient;
  readonly multicall: Address;
  readonly isPaused?: () => boolean;
  readonly onNodeStatus?: (status: NodeStatus) => void;
  readonly clock?: Clock;
  readonly random?: () => number;
  /** The block that everything is read at; the newest one each time when left out. */
  readonly block?: bigint;
  /** Once it is aborted, with READ_CLOSED as its reason, nothing is read any more. */
  readonly ended?: AbortSignal;
}

/**
 * The documents' read policy (000 section 7): at most 500 calls an aggregate, header-not-found waited out, heavy
 * aggregates halved, other failures marked. Answers from a block older than one already seen are never used.
 */
export function createBatchReader(options: BatchReaderOptions): BatchReader {
  const {
    client,
    multicall,
    isPaused = () => false,
    onNodeStatus,
    clock = systemClock,
    random = Math.random,
    block,
    ended,
  } = options;
  const blocks = createBlockState();
  let status: NodeStatus = { kind: 'current' };
  const closing = new AbortController();
  const setStatus = (next: NodeStatus): void => {
    if (closing.signal.aborted || JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    onNodeStatus?.(next);
  };
  const queue = createCallQueue({ client, multicall, blocks, clock, random, isPaused, onStatus: setStatus, block });

  const answer: BatchReader['answer'] = async (call, { signal } = {}) => {
    const callData = encodeCall(call);
    const aborted = signal && ended ? AbortSignal.any([signal, ended]) : (signal ?? ended);
    const { success, returnData } = await queue.enqueue({ target: call.address, callData }, aborted);
    if (success) return returnData;
    const reason = revertReason(returnData);
    throw new ReadError(
      'READ_REVERTED',
      reason === undefined ? 'The call was refused' : `The call was refused: ${reason}`,
    );
  };

  const read: BatchReader['read'] = async (call, readOptions) => decodeCall(call, await answer(call, readOptions));

  return {
    read,
    answer,
    nativeBalance: (address, readOptions) =>
      read({ address: multicall, abi: multicallReadAbi, functionName: 'getEthBalance', args: [address] }, readOptions),
    poll: async () => {
      ended?.throwIfAborted();
      return await queue.flushNow();
    },
    close: () => {
      queue.close();
      closing.abort(new ReadError('READ_CLOSED', 'The reader is closed'));
    },
    blocks: {
      current: blocks.current,
      initial: blocks.initial,
      timestamp: blocks.timestamp,
      subscribe: blocks.subscribe,
    },
    // What an old block has to say tells nothing of the node's present.
    at: (fixed) => {
      // By a signal, which holds no reference: a bound reader that is let go of need not be closed.
      const either = AbortSignal.any(ended ? [ended, closing.signal] : [closing.signal]);
      return createBatchReader({ ...options, onNodeStatus: () => {}, block: fixed, ended: either });
    },
  };
}

function encodeCall(call: ContractRead): Hex {
  if (!call.abi.some((item) => item.type === 'function' && item.name === call.functionName)) {
    throw new UnknownMethodError(call.functionName);
  }
  return encodeFunctionData({ abi: call.abi, functionName: call.functionName, args: call.args ?? [] });
}

function decodeCall<TAbi extends Abi, TName extends ContractFunctionName<TAbi, 'pure' | 'view'>>(
  call: ContractRead<TAbi, TName>,
  data: Hex,
): ContractReadValue<TAbi, TName> {
  const { abi, address, functionName }: ContractRead = call;
  if (data === '0x') {
    const missing = new MissingMethodError(functionName, address);
    throw new ReadError('READ_UNDECODABLE', missing.message, missing);
  }
  try {
    const value: unknown = decodeFunctionResult({ abi, functionName, data });
    return value as ContractReadValue<TAbi, TName>;
  } catch (cause) {
    throw new ReadError('READ_UNDECODABLE', `The answer of ${functionName} on ${address} is not understood`, cause);
  }
}
