import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { numberToHex } from 'viem';
import type { ChainClient } from '../shared/chain-client';
import { readEvents } from '../shared/read-events';

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
  const [opened] = await readEvents({
    ...{ client, address: lottery, fromBlock, topics: [wordOf(BigInt(round))] },
    event: 'LotteryOpen(uint256,uint256,uint256,uint256,uint256,uint256)',
  });
  if (opened === undefined) return undefined;
  const openedBlock = opened.block;
  // Another source may have been set since.
  const sources = await readEvents({
    ...{ client, address: lottery, fromBlock, toBlock: openedBlock, event: 'RandomSourceSet(address)' },
  });
  const source = addressOf(sources.at(-1)?.topics[0]);
  if (source === undefined) return undefined;
  const of = { client, address: source, fromBlock } as const;
  const reserved = (
    await readEvents({
      ...{ ...of, event: 'Reserved(uint256,address)', topics: [null, wordOf(BigInt(lottery))] },
      ...{ fromBlock: openedBlock, toBlock: openedBlock },
    })
  ).find(({ transaction }) => transaction === opened.transaction);
  const [id, consumer] = [reserved?.topics[0], addressOf(reserved?.topics[1])];
  if (id === undefined || consumer === undefined) return undefined;
  const topics = [id];
  const [commits, raises, requests, notes, reveals, refunds] = await Promise.all([
    readEvents({ ...of, topics, event: 'Committed(uint256,bytes32,uint256)' }),
    readEvents({ ...of, topics, event: 'BondRaised(uint256,uint256)' }),
    readEvents({ ...of, topics, event: 'Requested(uint256,uint256,uint256)' }),
    readEvents({ ...of, topics, event: 'Noted(uint256,bytes32)' }),
    readEvents({ ...of, topics, event: 'Revealed(uint256,bytes32,uint256)' }),
    readEvents({
      ...{ client, address: lottery, fromBlock: openedBlock, topics: [wordOf(BigInt(round))] },
      event: 'LotteryRefunding(uint256,uint256)',
    }),
  ]);
  // A commitment that was taken back leaves its number to the next one.
  const commit = commits.findLast(({ block }) => block <= openedBlock);
  const [commitment, firstBond] = commit?.data ?? [];
  if (commit === undefined || commitment === undefined) return undefined;
  const raise = raises.findLast(({ block }) => block >= commit.block);
  const bond = numberOf(raise?.data[0] ?? firstBond) ?? 0n;
  const targetBlock = numberOf(requests[0]?.data[0]);
  const blockHash = notes[0]?.data[0];
  return {
    ...{ source, randomId: BigInt(id), consumer, commitment, bond, openedBlock },
    ...{ committedBlock: commit.block, requestedBlock: requests[0]?.block, targetBlock, blockHash },
    chainBlockHash:
      targetBlock === undefined || blockHash === undefined ? undefined : await readBlockHash(client, targetBlock),
    // Told once more where the bond was lost later than the refunds began.
    bondLost: numberOf(refunds.at(-1)?.data[0]),
    secret: reveals[0]?.data[0],
    word: numberOf(reveals[0]?.data[1]),
  };
}

const wordOf = (value: bigint): Hex => numberToHex(value, { size: 32 });
const numberOf = (word: Hex | undefined) => (word === undefined ? undefined : BigInt(word));
const addressOf = (word: Hex | undefined) => (word === undefined ? undefined : checksumAddress(`0x${word.slice(26)}`));

/** What the node says the hash of a block is; undefined where it does not have the block (any more). */
export async function readBlockHash(client: ChainClient, number: bigint): Promise<Hex | undefined> {
  try {
    const block = await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), false] });
    return block?.hash ?? undefined;
  } catch {
    return undefined;
  }
}
