import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import type { ChainAccess } from '../chain/chain-access';
import { walletEngine } from '../wallet/wallet-engine-loader';
import { walletStore } from '../wallet/wallet-store';
import { closeRequest } from './open-request';
import { resolveBatch } from './resolve-batch';
import { resolveRequest } from './resolve-request';

/** One look at something that has no hash yet; `now` in milliseconds since 1970. Rejects when the node cannot be asked. */
export async function followRequest(chain: ChainAccess, request: WalletRequest, now: number): Promise<void> {
  if (now > request.until) {
    closeRequest(request.id);
    return;
  }
  if (request.batch === undefined) {
    await resolveRequest(chain, request);
    return;
  }
  // Only the wallet that took a batch knows it.
  if (walletStore.getState().address !== request.from) return;
  const provider = (await walletEngine(chain.settings)).provider();
  if (provider !== undefined) await resolveBatch(chain, provider, request);
}
