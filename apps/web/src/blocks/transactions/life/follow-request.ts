import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import type { ChainAccess } from '../../chain/chain-access';
import { walletEngine } from '../../wallet/wallet-engine-loader';
import { walletStore } from '../../wallet/wallet-store';
import { endRequest } from '../records/request-store';
import { resolveBatch } from './resolve-batch';
import { resolveRequest } from './resolve-request';

/**
 * One look, at a block, at something that has no hash yet; `now` in milliseconds since 1970. Rejects when the node cannot
 * be asked.
 */
export async function followRequest(
  chain: ChainAccess,
  request: WalletRequest,
  { now, blockNumber }: { readonly now: number; readonly blockNumber: number },
): Promise<void> {
  if (now > request.until) {
    endRequest(request.id, { kind: 'forgotten' });
    return;
  }
  if (request.batch === undefined) {
    await resolveRequest(chain, request, blockNumber);
    return;
  }
  // Only the wallet that took a batch knows it; the chain can be asked without it.
  const isOwner = walletStore.getState().address === request.from;
  const provider = isOwner ? (await walletEngine(chain.settings)).provider() : undefined;
  await resolveBatch(chain, provider, request, blockNumber);
}
