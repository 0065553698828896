import type { ChainClient } from './chain-client';
import { nodesOf } from './nodes-of';
import type { RpcCall } from './post-json-rpc';

/**
 * Whether the nodes agree on an answer, which `isSame` knows: more than half of those that answer, and two where there are two.
 * A client with one node has its word alone.
 */
export async function isAgreedOn(
  client: ChainClient,
  call: RpcCall,
  isSame: (answer: object) => boolean,
): Promise<boolean> {
  const answers = await nodesOf(client)?.askAll(call);
  if (answers === undefined || answers.length < 2) return true;
  const agreeing = answers.filter((answer) => typeof answer === 'object' && answer !== null && isSame(answer));
  return agreeing.length >= 2 && agreeing.length * 2 > answers.length;
}
