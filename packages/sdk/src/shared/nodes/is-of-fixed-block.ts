import type { RpcCall } from './post-json-rpc';

/** Where each read of the state names its block. */
const blockAt: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_estimateGas: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_getStorageAt: 2,
};

/** Whether a call reads the state of one block, by number or hash, which a sound node need not have kept. */
export function isOfFixedBlock({ method, params }: RpcCall): boolean {
  const place = blockAt[method];
  const block: unknown = place !== undefined && Array.isArray(params) ? params[place] : undefined;
  return typeof block === 'string' ? block.startsWith('0x') : typeof block === 'object' && block !== null;
}
