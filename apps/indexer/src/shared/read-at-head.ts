import { setTimeout as sleep } from 'node:timers/promises';
import type { Hex } from '@besc/domain/shared/hex';
import type { RpcAnswer } from '@besc/sdk/shared/nodes/post-json-rpc';
import { BlockReplacedError } from './block-replaced-error';
import { InconsistentAnswerError } from './inconsistent-answer-error';
import { ourNodes } from './index-nodes';
import { indexSettings } from './index-settings';

/** Three seconds of tries: a handler that fails costs a restart of the engine. */
const patience = { rounds: 10 };
/** After so many tries a height counts as one whose state no node has kept. */
const triesAtHeight = 3;
const pauseMs = 300;

/**
 * Asks contracts at the head of the chain for what no event tells, of a node that has the block of the event. What may still
 * change is asked as of the newest block that is not taken back any more, or of the event's own if that is later, and at the head
 * only where no node has kept the state of then. `answer` reads the results, or gives undefined while the node is behind.
 * Throws BlockReplacedError when the block of the event is gone.
 */
export async function readAtHead<Answer>(question: {
  readonly calls: readonly { readonly to: Hex; readonly data: Hex }[];
  readonly block: { readonly number: bigint; readonly hash: string };
  /** What is asked, for the error. */
  readonly what: string;
  readonly mayChange?: boolean;
  /** Results in the order of the calls; undefined for one that failed. */
  answer(results: readonly (Hex | undefined)[]): Answer | undefined;
}): Promise<Answer> {
  const { calls, block, what, mayChange = false } = question;
  const created = { method: 'eth_getBlockByNumber', params: [hex(block.number), false] };
  for (let round = 1; round <= patience.rounds; round += 1) {
    const place = mayChange && round <= triesAtHeight ? hex(await settledHeight(block.number)) : 'latest';
    const asked = [created, ...calls.map((call) => ({ method: 'eth_call', params: [call, place] }))];
    const [there, ...answers] = (await ourNodes().ask(asked, patience)).answers;
    const found = there?.kind === 'result' ? (there.result as { hash?: string } | null) : undefined;
    // Of a node without this very block the answer may be of another fork.
    const answer = found?.hash === block.hash ? question.answer(answers.map(dataOf)) : undefined;
    if (answer !== undefined) return answer;
    if (found && found.hash !== block.hash) throw new BlockReplacedError(block.hash);
    await sleep(pauseMs);
  }
  throw new InconsistentAnswerError(`${what} is not told`);
}

/** The newest block that stays, or the event's own if that is later. */
async function settledHeight(event: bigint): Promise<bigint> {
  const [head] = (await ourNodes().ask([{ method: 'eth_blockNumber' }], patience)).answers;
  if (head?.kind !== 'result') return event;
  const settled = BigInt(String(head.result)) - BigInt(indexSettings().finalityBlocks);
  return settled > event ? settled : event;
}

const hex = (value: bigint) => `0x${value.toString(16)}`;

function dataOf(answer: RpcAnswer): Hex | undefined {
  const result = answer.kind === 'result' ? String(answer.result) : '';
  return /^0x([0-9a-f]{2})+$/i.test(result) ? (result as Hex) : undefined;
}
