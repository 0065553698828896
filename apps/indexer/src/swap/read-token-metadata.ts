import { setTimeout as sleep } from 'node:timers/promises';
import type { RpcAnswer, RpcCall } from '@besc/sdk/shared/post-json-rpc';
import { rpcAnswerKind } from '@besc/sdk/shared/rpc-answer-kind';
import { ourNodes } from '../shared/index-nodes';
import { indexSettings } from '../shared/index-settings';
import { RpcRefusedError } from '../shared/rpc-refused-error';
import { tokenText } from './token-text';

/** What a token says about itself, made safe: text is clean and short, decimals are 0 to 255. */
export interface TokenMetadata {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Asked of our own factory beside the tokens: a node that refuses this is in trouble, whatever it says of them. */
const allPairsLength = '0x574f2ba3';
const selectors = { name: '0x06fdde03', symbol: '0x95d89b41', decimals: '0x313ce567' };
/** Gas for one answer: ample for an honest token, nothing for one that wants to keep us busy. */
const gas = '0x7a120';

/** Tokens of one batch, three calls each, and batches on their way at the same time. */
const tokensPerBatch = 32;
const batchesAtOnce = 4;
/** Three seconds of tries: a handler that fails costs a restart of the engine. */
export const patience = { rounds: 10 };
const pauseMs = 300;

/**
 * Asks tokens for their names, symbols and decimals at the head of the chain, many in one request. What reverts, is unreadable
 * or is missing becomes "Unknown token", "???" and 0 decimals (amounts are then whole units). Throws when no node
 * answers.
 */
export async function readTokenMetadata(tokens: readonly string[]): Promise<Map<string, TokenMetadata>> {
  const found = new Map<string, TokenMetadata>();
  const readBatch = async (batch: readonly string[]) => {
    const calls = batch.flatMap((to) =>
      [selectors.name, selectors.symbol, selectors.decimals].map((data) => ({
        method: 'eth_call',
        params: [{ to, data, gas }, 'latest'],
      })),
    );
    const answers = await askTokens(calls);
    for (const [position, token] of batch.entries()) {
      const [name, symbol, decimals] = answers.slice(3 * position, 3 * position + 3);
      found.set(token, {
        name: textOf(name, 64) ?? 'Unknown token',
        symbol: textOf(symbol, 32) ?? '???',
        decimals: decimalsOf(decimals),
      });
    }
  };
  const round = tokensPerBatch * batchesAtOnce;
  for (let start = 0; start < tokens.length; start += round) {
    const part = tokens.slice(start, start + round);
    const count = Math.ceil(part.length / tokensPerBatch);
    const batches = Array.from({ length: count }, (_, at) =>
      part.slice(at * tokensPerBatch, (at + 1) * tokensPerBatch),
    );
    await Promise.all(batches.map(readBatch));
  }
  return found;
}

/** Answers to calls to tokens, from a node that also answers a call to a contract of ours. */
async function askTokens(calls: readonly RpcCall[]): Promise<readonly RpcAnswer[]> {
  const control = {
    method: 'eth_call',
    params: [{ to: indexSettings().factory, data: allPairsLength, gas }, 'latest'],
  };
  for (let round = 1; ; round += 1) {
    const [own, ...answers] = (await ourNodes().ask([control, ...calls], patience)).answers;
    if (own?.kind !== 'error' || rpcAnswerKind(own.error) === 'answer') return answers;
    if (round === patience.rounds) throw new RpcRefusedError(own.error);
    await sleep(pauseMs);
  }
}

function textOf(answer: RpcAnswer | undefined, maxLength: number): string | undefined {
  return answer?.kind === 'result' ? tokenText(String(answer.result), maxLength) : undefined;
}

function decimalsOf(answer: RpcAnswer | undefined): number {
  const result = answer?.kind === 'result' ? String(answer.result) : '';
  if (!/^0x[0-9a-fA-F]{64}/.test(result)) return 0;
  const value = BigInt(result.slice(0, 66));
  return value <= 255n ? Number(value) : 0;
}
