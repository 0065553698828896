const quantity = /^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/i;
const bytes = /^0x(?:[0-9a-f]{2})*$/i;
const hash = /^0x[0-9a-f]{64}$/i;
const address = /^0x[0-9a-f]{40}$/i;

type Shape = (value: unknown, params: readonly unknown[]) => boolean;

const isText =
  (pattern: RegExp): Shape =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

const isQuantity = isText(quantity);

const hasFields =
  (fields: Record<string, Shape>): Shape =>
  (value, params) => {
    if (typeof value !== 'object' || value === null) return false;
    const place: Record<string, unknown> = { ...value };
    return Object.entries(fields).every(([name, shape]) => shape(place[name], params));
  };

const nullOr =
  (shape: Shape): Shape =>
  (value, params) =>
    value === null || shape(value, params);

/** The field must be the hash that was asked for: an answer about another transaction or block is no answer. */
const isAskedHash: Shape = (value, params) =>
  typeof value === 'string' && hash.test(value) && value.toLowerCase() === String(params[0]).toLowerCase();

const block = hasFields({
  number: nullOr(isQuantity),
  hash: nullOr(isText(hash)),
  parentHash: isText(hash),
  timestamp: isQuantity,
});
const transaction = { from: isText(address), nonce: isQuantity, blockHash: nullOr(isText(hash)) };
const receipt = {
  transactionHash: isAskedHash,
  blockHash: isText(hash),
  blockNumber: isQuantity,
  from: isText(address),
  // Some nodes leave it out; then no success is told before it was asked for again.
  status: (value: unknown) => value === undefined || value === null || value === '0x0' || value === '0x1',
  logs: (value: unknown) => Array.isArray(value),
};
const log = hasFields({ address: isText(address), data: isText(bytes), topics: (value) => Array.isArray(value) });

const shapes: Record<string, Shape> = {
  eth_blockNumber: isQuantity,
  eth_chainId: isQuantity,
  eth_gasPrice: isQuantity,
  eth_getBalance: isQuantity,
  eth_getTransactionCount: isQuantity,
  eth_estimateGas: isQuantity,
  eth_call: isText(bytes),
  eth_getCode: isText(bytes),
  eth_getStorageAt: isText(bytes),
  eth_getBlockByNumber: nullOr(block),
  eth_getBlockByHash: nullOr(
    (value, params) => block(value, params) && hasFields({ hash: isAskedHash })(value, params),
  ),
  eth_getTransactionByHash: nullOr(hasFields({ ...transaction, hash: isAskedHash })),
  eth_getTransactionReceipt: nullOr(hasFields(receipt)),
  eth_getLogs: (value, params) => Array.isArray(value) && value.every((entry) => log(entry, params)),
  eth_sendRawTransaction: isText(hash),
  eth_sendTransaction: isText(hash),
};

/**
 * True when a result has the form that the JSON-RPC method promises; methods that the product does not use are not
 * looked at. Receipts and transactions must also be the ones asked for.
 */
export function isAnswerShape(method: string, params: unknown, result: unknown): boolean {
  const shape = Object.hasOwn(shapes, method) ? shapes[method] : undefined;
  return shape === undefined || shape(result, Array.isArray(params) ? params : []);
}
