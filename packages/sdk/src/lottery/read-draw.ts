import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { Client } from 'viem';
import { getBlock, getContractEvents } from 'viem/actions';

/** What the chain keeps of how a round's number came about, as far as it has. Blocks are numbers. */
export interface DrawRecord {
  /** The word's number at its source. */
  readonly randomId: bigint;
  /** Who reserved it: the lottery. */
  readonly consumer: Address;
  /** keccak256 of the secret, with the block that holds it, and MONEY (wei) that stands behind it. */
  readonly commitment: Hex;
  readonly committedBlock: bigint;
  readonly bond: bigint;
  /** When the round began to sell tickets. */
  readonly openedBlock: bigint;
  /** When the number was asked for, and the block whose hash counts. */
  readonly requestedBlock: bigint | undefined;
  readonly targetBlock: bigint | undefined;
  /** Seconds until which the secret may be told. */
  readonly deadline: bigint | undefined;
  /** The hash that the source kept of that block. */
  readonly blockHash: Hex | undefined;
  /** What the node says that hash is; undefined where it has forgotten the block. */
  readonly chainBlockHash: Hex | undefined;
  readonly secret: Hex | undefined;
  readonly word: bigint | undefined;
}

/**
 * How a round's number came about, from the events of the chain itself. Undefined where the round was never opened, or its
 * source keeps no such events. Rejects with viem's error when the node does not answer, or answers not so many blocks.
 * `fromBlock`: where both contracts began.
 */
export async function readDraw(options: {
  readonly client: Client;
  readonly lottery: Address;
  readonly source: Address;
  readonly round: number;
  readonly fromBlock: bigint;
}): Promise<DrawRecord | undefined> {
  const { client, lottery, source, round, fromBlock } = options;
  const [opened] = await getContractEvents(client, {
    ...{ address: lottery, abi: lotteryAbi, eventName: 'LotteryOpen', args: { lotteryId: BigInt(round) } },
    ...{ fromBlock, strict: true },
  });
  if (opened === undefined) return undefined;
  const at = { address: source, abi: commitRandomAbi, strict: true } as const;
  const openedBlock = opened.blockNumber;
  const reserved = (
    await getContractEvents(client, {
      ...{ ...at, eventName: 'Reserved', args: { consumer: lottery } },
      ...{ fromBlock: openedBlock, toBlock: openedBlock },
    })
  ).find(({ transactionHash }) => transactionHash === opened.transactionHash);
  if (reserved === undefined) return undefined;
  const { id, consumer } = reserved.args;
  const of = { fromBlock, args: { id } } as const;
  const [commits, requests, notes, reveals] = await Promise.all([
    getContractEvents(client, { ...at, ...of, eventName: 'Committed' }),
    getContractEvents(client, { ...at, ...of, eventName: 'Requested' }),
    getContractEvents(client, { ...at, ...of, eventName: 'Noted' }),
    getContractEvents(client, { ...at, ...of, eventName: 'Revealed' }),
  ]);
  // A commitment that was taken back leaves its number to the next one.
  const commit = commits.findLast(({ blockNumber }) => blockNumber <= openedBlock);
  if (commit === undefined) return undefined;
  const [request, note, reveal] = [requests[0], notes[0], reveals[0]];
  const targetBlock = request?.args.targetBlock;
  return {
    ...{
      randomId: id,
      consumer: checksumAddress(consumer),
      commitment: commit.args.hash,
      bond: commit.args.bond,
      openedBlock,
    },
    committedBlock: commit.blockNumber,
    requestedBlock: request?.blockNumber,
    targetBlock,
    deadline: request?.args.deadline,
    blockHash: note?.args.blockHash,
    chainBlockHash: targetBlock === undefined || !note ? undefined : await blockHashOf(client, targetBlock),
    secret: reveal?.args.secret,
    word: reveal?.args.word,
  };
}

/** Undefined for a block that the node does not have (any more). */
async function blockHashOf(client: Client, blockNumber: bigint): Promise<Hex | undefined> {
  try {
    return (await getBlock(client, { blockNumber })).hash;
  } catch {
    return undefined;
  }
}
