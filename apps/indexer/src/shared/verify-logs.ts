import type { Hex } from '@besc/domain/shared/hex';
import { InconsistentAnswerError } from './inconsistent-answer-error';
import { bloomTest, isFilledBy, isSilentBloom } from './log-bloom';

/** The parts of a block that answers are held against. */
export interface RpcBlock {
  readonly number: Hex;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly logsBloom?: Hex;
  readonly transactions: readonly { readonly hash: Hex }[];
}

/** The parts of a log that answers are held against. */
export interface RpcLog {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly blockNumber: Hex;
  readonly blockHash: Hex;
  readonly logIndex: Hex;
}

/** What an eth_getLogs request asks for. */
export interface LogRequest {
  readonly address?: Hex | readonly Hex[];
  readonly topics?: readonly (Hex | readonly Hex[] | null)[];
}

/**
 * Holds the logs of a range against its blocks: the blocks follow one another, every log is in its block. Gives the blocks
 * that may hold a log that was asked for and have none in the answer. Throws InconsistentAnswerError.
 */
export function silentBlocks(request: LogRequest, logs: readonly RpcLog[], blocks: readonly RpcBlock[]): RpcBlock[] {
  const hashes = new Map<number, string>();
  for (const [position, block] of blocks.entries()) {
    const before = blocks[position - 1];
    if (before && before.hash !== block.parentHash) {
      throw new InconsistentAnswerError(`block ${Number(block.number)} does not follow the one before it`);
    }
    hashes.set(Number(block.number), block.hash);
  }
  const spoken = new Set<number>();
  for (const log of logs) {
    const number = Number(log.blockNumber);
    if (hashes.get(number) !== log.blockHash) {
      throw new InconsistentAnswerError(`a log of block ${number} is not of that block`);
    }
    spoken.add(number);
  }
  const holdsAddress = holdsOne(request.address);
  const holdsTopic = holdsOne(request.topics?.[0]);
  return blocks.filter(
    ({ number, logsBloom }) =>
      logsBloom !== undefined &&
      !isSilentBloom(logsBloom) &&
      !spoken.has(Number(number)) &&
      holdsAddress(logsBloom) &&
      holdsTopic(logsBloom),
  );
}

/**
 * Whether these can be all logs of one block: their places have no gap, and they make what its header says of logs. Only logs
 * at the end that repeat address and topics of others can be missing then.
 */
export function isWholeBlock(logs: readonly RpcLog[], logsBloom: Hex | undefined): boolean {
  const places = new Set(logs.map(({ logIndex }) => Number(logIndex)));
  const hasGap = Math.max(-1, ...places) !== logs.length - 1 || places.size !== logs.length;
  return !hasGap && (logsBloom === undefined || isSilentBloom(logsBloom) || isFilledBy(logsBloom, logs));
}

/** Whether a log is one that was asked for. */
export function isRequested({ address, topics }: LogRequest, log: Pick<RpcLog, 'address' | 'topics'>): boolean {
  const matches = (wanted: Hex | readonly Hex[] | null | undefined, value: Hex | undefined) =>
    wanted === undefined || wanted === null || listed(wanted).some((one) => one.toLowerCase() === value?.toLowerCase());
  return matches(address, log.address) && (topics ?? []).every((wanted, at) => matches(wanted, log.topics[at]));
}

/** Each value is hashed once, not once a block: a range has hundreds of blocks, a request hundreds of addresses. */
function holdsOne(wanted: Hex | readonly Hex[] | null | undefined): (bloom: Hex) => boolean {
  if (wanted === undefined || wanted === null) return () => true;
  const tests = listed(wanted).map(bloomTest);
  return (bloom) => tests.some((holds) => holds(bloom));
}

function listed(wanted: Hex | readonly Hex[]): readonly Hex[] {
  return typeof wanted === 'string' ? [wanted] : wanted;
}
