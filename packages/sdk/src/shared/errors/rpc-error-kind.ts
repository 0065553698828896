/**
 * What an RPC error means to a reader: the node does not have the block yet, the call was too heavy for the node, the
 * contract refused (an answer, not a fault), or anything else.
 */
export type RpcErrorKind = 'node-behind' | 'too-heavy' | 'reverted' | 'other';

const nodeBehind = /header (?:for hash )?not found|unknown block|block not found|missing trie node|node is behind/;
const outOfGas = /out ?of ?gas|gas required exceeds|exceeds (?:block )?gas limit/;
const internalError = /internal (?:json-rpc )?error/;
const reverted = /revert|invalid opcode|stack underflow/;
const internalErrorCode = -32603;
const revertCode = 3;

/** Classifies an error of a JSON-RPC request by code and text, looking through wrapped causes. */
export function rpcErrorKind(error: unknown): RpcErrorKind {
  const links = errorChain(error);
  const text = wordsOf(links);
  if (nodeBehind.test(text)) return 'node-behind';
  if (links.some((link) => link.code === revertCode) || reverted.test(text)) return 'reverted';
  if (outOfGas.test(text) || internalError.test(text) || links.some((link) => link.code === internalErrorCode))
    return 'too-heavy';
  return 'other';
}

/** Whether a call used up its gas, by the node's own words. */
export function isOutOfGas(error: unknown): boolean {
  return outOfGas.test(wordsOf(errorChain(error)));
}

function wordsOf(links: readonly { readonly text: string }[]): string {
  return links
    .map((link) => link.text)
    .join('\n')
    .toLowerCase();
}

/** The causes of an error from the outside in, each with its code and its own words; at most 10. */
export function errorChain(error: unknown): { code: number | undefined; text: string; data: unknown }[] {
  const links: { code: number | undefined; text: string; data: unknown }[] = [];
  let link: unknown = error;
  while (typeof link === 'object' && link !== null && links.length < 10) {
    const fields: Record<string, unknown> = { ...link };
    // viem puts the node's words into `details`; its `message` also repeats the request, which must not be matched.
    const words = fields.details ?? (link instanceof Error ? link.message : fields.message);
    links.push({
      code: typeof fields.code === 'number' ? fields.code : undefined,
      text: typeof words === 'string' ? words : '',
      data: fields.data,
    });
    link = link instanceof Error ? link.cause : fields.cause;
  }
  return links;
}
