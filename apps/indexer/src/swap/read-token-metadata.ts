import { setTimeout as sleep } from 'node:timers/promises';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { factoryAbi } from '@besc/contracts/abi/factory';
import type { Hex } from '@besc/domain/shared/hex';
import { tokenTexts } from '@besc/domain/tokens/token-texts';
import { rpcAnswerKind } from '@besc/sdk/shared/errors/rpc-answer-kind';
import type { RpcAnswer, RpcCall } from '@besc/sdk/shared/nodes/post-json-rpc';
import { tokenText } from '@besc/sdk/tokens/token-text';
import { encodeFunctionData, isHex } from 'viem';
import { BlockReplacedError } from '../shared/block-replaced-error';
import { InconsistentAnswerError } from '../shared/inconsistent-answer-error';
import { ourNodes } from '../shared/index-nodes';
import { indexSettings } from '../shared/index-settings';
import { RpcRefusedError } from '../shared/rpc-refused-error';

/** What a token says about itself, made safe: text is clean and short, decimals are 0 to 255. */
export interface TokenMetadata {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** The block that brings a token: a node without it cannot be asked about the token. */
export interface TokenBlock {
  readonly number: number;
  readonly hash: string;
}

/** Asked of our own factory beside the tokens: a node that refuses this is in trouble, whatever it says of them. */
const allPairsLength = encodeFunctionData({ abi: factoryAbi, functionName: 'allPairsLength' });
const asked = (['name', 'symbol', 'decimals'] as const).map((functionName) =>
  encodeFunctionData({ abi: erc20Abi, functionName }),
);
/** Gas for one answer: ample for an honest token, nothing for one that wants to keep us busy. */
const gas = '0x7a120';
/** How nodes tell that the token's own code has failed, whatever it did. */
const ownFailure =
  /revert|out ?of ?gas|gas (?:required exceeds|uint64 overflow)|invalid (?:opcode|instruction|jump)|bad (?:instruction|jump)|return ?data out of bounds|stack (?:under|over)flow|stack limit|evm error|vm execution/i;

/** Tokens of one batch, three calls each, and batches on their way at the same time. */
const tokensPerBatch = 32;
const batchesAtOnce = 4;
/** Three seconds of tries: a handler that fails costs a restart of the engine. */
export const patience = { rounds: 10 };
const pauseMs = 300;

/**
 * Asks tokens for their names, symbols and decimals at the head of the chain, many in one request. What reverts, is unreadable
 * or is missing becomes what an unknown token is called and 0 decimals (amounts are then whole units). Undefined for a token where
 * a call was refused, or whose block the node did not have: it has to be asked alone. Of a request that a node in trouble
 * answered, nothing is given. Throws when no node answers.
 */
export async function readTokenMetadata(
  tokens: ReadonlyMap<string, TokenBlock>,
): Promise<Map<string, TokenMetadata | undefined>> {
  const found = new Map<string, TokenMetadata | undefined>();
  const readBatch = async (batch: readonly (readonly [string, TokenBlock])[]) => {
    const heights = [...new Set(batch.map(([, { number }]) => number))];
    const calls = [ownCall(), ...heights.map(blockCall), ...batch.flatMap(([token]) => tokenCalls(token))];
    const [own, ...answers] = (await ourNodes().ask(calls, patience)).answers;
    if (own?.kind !== 'result') return;
    const hashes = new Map(heights.map((height, at) => [height, hashOf(answers[at])]));
    for (const [position, [token, { number, hash }]] of batch.entries()) {
      const first = heights.length + asked.length * position;
      const said = answers.slice(first, first + asked.length);
      found.set(token, hashes.get(number) === hash && said.every(isSaid) ? metadataOf(said) : undefined);
    }
  };
  const all = [...tokens];
  const round = tokensPerBatch * batchesAtOnce;
  for (let start = 0; start < all.length; start += round) {
    const part = all.slice(start, start + round);
    const count = Math.ceil(part.length / tokensPerBatch);
    const batches = Array.from({ length: count }, (_, at) =>
      part.slice(at * tokensPerBatch, (at + 1) * tokensPerBatch),
    );
    await Promise.all(batches.map(readBatch));
  }
  if ([...found.values()].includes(undefined)) await sleep(pauseMs);
  return found;
}

/**
 * Asks one token again, each of its calls in a request of its own, until a node that has its block answers. What a sound node
 * refuses for no reason of its own is missing, in whatever words: by waiting for a better answer, tokens made for that would
 * hold the index up. Throws RpcRefusedError, InconsistentAnswerError, BlockReplacedError, and when no node answers.
 */
export async function readTokenAlone(token: string, block: TokenBlock): Promise<TokenMetadata> {
  return metadataOf(await Promise.all(tokenCalls(token).map((call) => askAlone(call, block))));
}

async function askAlone(call: RpcCall, { number, hash }: TokenBlock): Promise<RpcAnswer> {
  let refused: RpcAnswer | undefined;
  for (let round = 1; round <= patience.rounds; round += 1) {
    const [own, there, answer] = (await ourNodes().ask([ownCall(), blockCall(number), call], patience)).answers;
    const found = hashOf(there);
    if (found !== undefined && found !== hash) throw new BlockReplacedError(hash);
    const isSound = own?.kind === 'result' && found === hash;
    if (isSound && answer && (isSaid(answer) || isTooLarge(answer) || !isForAnother(answer))) return answer;
    refused = isSound ? answer : own;
    await sleep(pauseMs);
  }
  if (refused?.kind === 'error') throw new RpcRefusedError(refused.error);
  throw new InconsistentAnswerError(`block ${number} is missing`);
}

function ownCall(): RpcCall {
  return { method: 'eth_call', params: [{ to: indexSettings().factory, data: allPairsLength, gas }, 'latest'] };
}

function tokenCalls(to: string): RpcCall[] {
  return asked.map((data) => ({ method: 'eth_call', params: [{ to, data, gas }, 'latest'] }));
}

function blockCall(number: number): RpcCall {
  return { method: 'eth_getBlockByNumber', params: [`0x${number.toString(16)}`, false] };
}

function hashOf(answer: RpcAnswer | undefined): Hex | undefined {
  return answer?.kind === 'result' ? (answer.result as { hash: Hex } | null)?.hash : undefined;
}

/** Whether the token itself has answered, if only by failing. */
function isSaid(answer: RpcAnswer): boolean {
  return answer.kind === 'result' || answer.error.code === 3 || ownFailure.test(answer.error.message);
}

function metadataOf([name, symbol, decimals]: readonly RpcAnswer[]): TokenMetadata {
  return {
    ...tokenTexts({ name: textOf(name), symbol: textOf(symbol) }),
    decimals: decimalsOf(decimals),
  };
}

function isTooLarge(answer: RpcAnswer): boolean {
  return answer.kind === 'error' && /too (?:large|big)|size/i.test(answer.error.message);
}

/** Whether another node, or this one later, might answer. */
function isForAnother(answer: RpcAnswer): boolean {
  return answer.kind === 'error' && rpcAnswerKind(answer.error) === 'elsewhere';
}

function textOf(answer: RpcAnswer | undefined): string | undefined {
  return answer?.kind === 'result' && isHex(answer.result) ? tokenText(answer.result) : undefined;
}

function decimalsOf(answer: RpcAnswer | undefined): number {
  const result = answer?.kind === 'result' ? String(answer.result) : '';
  if (!/^0x[0-9a-fA-F]{64}/.test(result)) return 0;
  const value = BigInt(result.slice(0, 66));
  return value <= 255n ? Number(value) : 0;
}
