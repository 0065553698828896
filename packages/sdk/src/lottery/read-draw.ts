import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { numberToHex } from 'viem';
import type { ChainClient } from '../shared/nodes/chain-client';
import { readEvents } from '../shared/reads/read-events';

/** What the chain keeps of how a round's number came about, as far as it has. Blocks are numbers. */
export interface DrawRecord {
  /** Where the word comes from, and its number there. */
  readonly source: Address;
  readonly randomId: bigint;
  /** Who reserved it: the lottery. */
  readonly consumer: Address;
  /** keccak256 of the secret, with the block that holds it, and MONEY (wei) that stands behind it, with what was added since. */
  readonly commitment: Hex;
  readonly committedBlock: bigint;
  readonly bond: bigint;
  /** What of it went to the next pot when the round gave all tickets back, wei; undefined where it did not. */
  readonly bondLost: bigint | undefined;
  /** When the round began to sell tickets. */
  readonly openedBlock: bigint;
  /** When the number was asked for, and the block whose hash counts. */
  readonly requestedBlock: bigint | undefined;
  readonly targetBlock: bigint | undefined;
  /** The hash that the source kept of that block. */
  readonly blockHash: Hex | undefined;
  /** What the node says that hash is; undefined where it has forgotten the block. */
  readonly chainBlockHash: Hex | undefined;
  readonly secret: Hex | undefined;
  readonly word: bigint | undefined;
}

/**
 * How a round's number came about, from the events of the chain itself (`ILottery`, `ICommitRandom`). Undefined where the
 * round was never opened, or its source keeps no such events. Rejects when the node does not answer, refuses so many
 * blocks, or answers in another form. `fromBlock`: where the older of both contracts began.
 */
export async function readDraw(options: {
  readonly client: ChainClient;
  readonly lottery: Address;
  readonly round: number;
  readonly fromBlock: bigint;
}): Promise<DrawRecord | undefined> {
  const { client, lottery, round, fromBlock } = options;
  const game = { client, address: lottery, abi: lotteryAbi } as const;
  const ofRound = { lotteryId: BigInt(round) };
  const [opened] = await readEvents({ ...game, eventName: 'LotteryOpen', args: ofRound, fromBlock });
  if (opened === undefined) return undefined;
  const openedBlock = opened.block;
  // Another source may have been set since, also in the same block.
  const sources = await readEvents({ ...game, eventName: 'RandomSourceSet', fromBlock, toBlock: openedBlock });
  const reservations = await Promise.all(
    sources.toReversed().map(async ({ args }) => {
      const source = { client, address: checksumAddress(args.source), abi: commitRandomAbi } as const;
      const wanted = { eventName: 'Reserved', args: { consumer: lottery } } as const;
      const events = await readEvents({ ...source, ...wanted, fromBlock: openedBlock, toBlock: openedBlock });
      const reserved = events.find(({ transaction }) => transaction === opened.transaction);
      return reserved && { words: source, reserved };
    }),
  );
  const found = reservations.find((one) => one !== undefined);
  if (found === undefined) return undefined;
  const { words, reserved } = found;
  const { id } = reserved.args;
  const ofWord = { ...words, args: { id }, fromBlock } as const;
  const [commits, raises, [request], [note], [reveal], refunds] = await Promise.all([
    readEvents({ ...ofWord, eventName: 'Committed' }),
    readEvents({ ...ofWord, eventName: 'BondRaised' }),
    readEvents({ ...ofWord, eventName: 'Requested' }),
    readEvents({ ...ofWord, eventName: 'Noted' }),
    readEvents({ ...ofWord, eventName: 'Revealed' }),
    readEvents({ ...game, eventName: 'LotteryRefunding', args: ofRound, fromBlock: openedBlock }),
  ]);
  // A commitment that was taken back leaves its number to the next one.
  const commit = commits.findLast(({ block }) => block <= openedBlock);
  if (commit === undefined) return undefined;
  const raise = raises.findLast(({ block }) => block >= commit.block);
  const targetBlock = request?.args.targetBlock;
  const blockHash = note?.args.blockHash;
  return {
    source: words.address,
    randomId: id,
    consumer: checksumAddress(reserved.args.consumer),
    openedBlock,
    commitment: commit.args.hash,
    committedBlock: commit.block,
    bond: (raise ?? commit).args.bond,
    requestedBlock: request?.block,
    targetBlock,
    blockHash,
    chainBlockHash:
      targetBlock === undefined || blockHash === undefined ? undefined : await readBlockHash(client, targetBlock),
    // Told once more where the bond was lost later than the refunds began.
    bondLost: refunds.at(-1)?.args.bond,
    secret: reveal?.args.secret,
    word: reveal?.args.word,
  };
}

/** What the node says the hash of a block is; undefined where it does not have the block (any more). */
export async function readBlockHash(client: ChainClient, number: bigint): Promise<Hex | undefined> {
  try {
    const block = await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), false] });
    return block?.hash ?? undefined;
  } catch {
    return undefined;
  }
}
