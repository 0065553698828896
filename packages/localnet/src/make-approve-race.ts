import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Chain } from './chain';

const moved = '00000000000000000000000000000000000f00d6';
/** At 0x3c what stood here goes on; before it `approve` of something is refused while something is allowed. */
const code = [
  // The selector is `approve` and the value is not zero; else on.
  '5f3560e01c63095ea7b31460243515151615603c57',
  // allowance(caller, spender), asked of the token itself; on where it is zero, else refused.
  '63dd62ed3e60e01b5f523360045260043560245260205f60445f305afa505f5115603c575f5ffd',
  `5b365f5f375f5f365f73${moved}5af43d5f5f3e6066573d5ffd5b3d5ff3`,
].join('');

/**
 * From now on a token is of the kind of USDT: an allowance is changed to nothing and from nothing, and in no other way. One token
 * at a time.
 */
export async function makeApproveRace({ rpc }: Pick<Chain, 'rpc'>, token: Address): Promise<void> {
  await rpc.request('anvil_setCode', [`0x${moved}`, await rpc.request<Hex>('eth_getCode', [token, 'latest'])]);
  await rpc.request('anvil_setCode', [token, `0x${code}`]);
}
