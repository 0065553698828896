import { addressOf } from '@besc/contracts/deploy/address-of';
import { failoverTransport } from '@besc/sdk/shared/nodes/failover-transport';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import type { Settings } from '@besc/wire/settings/settings';
import { createClient } from 'viem';
import { loadPart } from '../../lib/load-part';
import type { FaceOffer } from './account-faces';
import type { ChainAccess } from './chain-access';
import { chainDefinition } from './chain-definition';
import { chainHealthStore } from './chain-health-store';
import type { NameServiceOffer } from './name-service';

/** Makes the one connection to this deployment's chain. Nothing is asked before the first read. */
export function connectChain(
  settings: Settings,
  offers: { readonly nameService?: NameServiceOffer | undefined; readonly faces?: FaceOffer | undefined } = {},
): ChainAccess {
  const { nameService, faces } = offers;
  const { id, genesisHash } = settings.chain;
  const chain = chainDefinition(settings);
  const client = createClient({
    chain,
    transport: failoverTransport({ urls: [...chain.rpcUrls.default.http], chainId: id, genesisHash }),
  });
  const reader = createBatchReader({
    client,
    multicall: addressOf(settings, 'shared', 'multicall'),
    isPaused: () => document.hidden,
    onNodeStatus: (node) => chainHealthStore.setState({ node }),
  });
  return {
    settings,
    client,
    reader,
    ...(nameService?.isDeployed(settings) && {
      loadNames: async () => (await loadPart('name-service', nameService.load))({ settings, reader }),
    }),
    ...(faces?.keeper(settings) && { loadFaces: async () => (await loadPart('faces', faces.load))(settings) }),
  };
}
