import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Chain } from '@besc/localnet/chain';
import { toFunctionSelector } from 'viem';

/** Code that refuses. */
export const refuses = '5f5ffd';
/** Code that returns a word of one bit pattern. */
export const returns = (push: string) => `${push}5f5260205ff3`;

/** From now on a function of a contract is other code; all else stays, on its own storage. One contract at a time. */
export async function replaceFunction(
  { rpc }: Pick<Chain, 'rpc'>,
  contract: Address,
  signature: string,
  code: string,
): Promise<void> {
  const selector = toFunctionSelector(signature).slice(2);
  const moved = '00000000000000000000000000000000000f00d5';
  await rpc.request('anvil_setCode', [`0x${moved}`, await rpc.request<Hex>('eth_getCode', [contract, 'latest'])]);
  // Selector, to 0x3b; else a delegate call to what stood here, to its failure at 0x34 or its answer at 0x37.
  const rest = `365f5f375f5f365f73${moved}5af43d5f5f3e603757`;
  await rpc.request('anvil_setCode', [contract, `0x5f3560e01c63${selector}14603b57${rest}5f5ffd5b3d5ff35b${code}`]);
}
