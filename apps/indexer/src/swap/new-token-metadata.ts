import { factoryAbi } from '@besc/contracts/abi/factory';
import { indexId } from '@besc/domain/shared/index-id';
import { encodeEventTopics } from 'viem';
import { ourNodes } from '../shared/index-nodes';
import { indexSettings } from '../shared/index-settings';
import {
  patience,
  readTokenAlone,
  readTokenMetadata,
  type TokenBlock,
  type TokenMetadata,
} from './read-token-metadata';

const created = encodeEventTopics({ abi: factoryAbi, eventName: 'PairCreated' });
/** How far ahead, in blocks and tokens, the texts are read together. */
const aheadBlocks = 200;
const aheadTokens = 512;

/**
 * Texts that were read ahead, by token and the block that brings it: after a reorganisation they are read again. Undefined for a
 * token that has to be asked alone when its turn comes.
 */
const ahead = new Map<string, TokenMetadata | undefined>();

/**
 * What a token that was never seen says about itself. The tokens of the pairs that come next are asked in the same requests. In
 * a wave of new pairs a request for each would take longer than the wave. Throws as `readTokenAlone`.
 */
export async function newTokenMetadata(
  token: string,
  block: { readonly number: bigint; readonly hash: string },
): Promise<TokenMetadata> {
  const own = { number: Number(block.number), hash: block.hash };
  if (!ahead.has(keyOf(token, own))) {
    // What was read for a block that never came, or came otherwise, is of no use.
    ahead.clear();
    const firsts = new Map([[token, own], ...(await firstBlocks(own.number))]).set(token, own);
    for (const [address, text] of await readTokenMetadata(firsts)) ahead.set(keyOf(address, firsts.get(address)), text);
  }
  return ahead.get(keyOf(token, own)) ?? readTokenAlone(token, own);
}

function keyOf(token: string, block: TokenBlock | undefined): string {
  return `${token}-${block?.hash}`;
}

/** The tokens of the pairs created from a block on, each with the first block that names it. */
async function firstBlocks(from: number): Promise<Map<string, TokenBlock>> {
  const { factory } = indexSettings();
  const range = { fromBlock: hex(from), toBlock: hex(from + aheadBlocks) };
  const call = { method: 'eth_getLogs', params: [{ address: factory, topics: created, ...range }] };
  const [answer] = (await ourNodes().ask([call], patience)).answers;
  const firsts = new Map<string, TokenBlock>();
  // A node that refuses the range only makes it slower.
  const logs =
    answer?.kind === 'result' ? (answer.result as { topics: string[]; blockNumber: string; blockHash: string }[]) : [];
  for (const { topics, blockNumber, blockHash: hash } of logs) {
    for (const topic of topics.slice(1, 3)) {
      const token = indexId(`0x${topic.slice(-40)}`);
      if (firsts.size < aheadTokens && !firsts.has(token)) firsts.set(token, { number: Number(blockNumber), hash });
    }
  }
  return firsts;
}

function hex(number: number): string {
  return `0x${number.toString(16)}`;
}
