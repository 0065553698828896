/**
 * Whether a node's error is the answer to the question (`answer`: a revert, too little gas, a nonce), or something that
 * another node might do better (`elsewhere`: rate limit, not synced, internal trouble, unknown method).
 */
export function rpcAnswerKind(error: { readonly code: number; readonly message: string }): 'answer' | 'elsewhere' {
  const { code, message } = error;
  if (code === revertCode || answerText.test(message)) return 'answer';
  return elsewhereCodes.has(code) || elsewhereText.test(message) ? 'elsewhere' : 'answer';
}

const revertCode = 3;
const answerText = /revert|out ?of ?gas|gas required exceeds|insufficient funds|nonce too|underpriced|already known/i;
const elsewhereText =
  /header (?:for hash )?not found|unknown block|block not found|missing trie node|state (?:\S+ )?is not available|not currently canonical|rate limit|too many requests|limit exceeded|syncing|not ready|timed? ?out|unavailable|overloaded|internal error/i;
/** Internal, not found, not available, method not found or not supported, limits (two vendors' codes among them). */
const elsewhereCodes = new Set([-32603, -32601, -32001, -32002, -32004, -32005, -32007, 429]);

/**
 * Whether a node's error to a transaction says that the node did not take it: it may be handed to another. After internal trouble
 * this is unknown.
 */
export function isNotTaken(error: { readonly code: number; readonly message: string }): boolean {
  return (
    rpcAnswerKind(error) === 'elsewhere' && error.code !== internalCode && !/internal|timed? ?out/i.test(error.message)
  );
}

const internalCode = -32603;
