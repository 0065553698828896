import { blockSeconds } from '@besc/domain/shared/constants';
import type { Settings } from '@besc/wire/settings/settings';
import { type Chain, defineChain } from 'viem';

/** This deployment's chain in viem's words. Node addresses on the page's own host are made absolute, for wallets. */
export function chainDefinition(settings: Settings): Chain {
  const { id, name, rpcUrls, explorerUrl, local } = settings.chain;
  return defineChain({
    id,
    name,
    nativeCurrency: { name: 'BESC', symbol: 'BESC', decimals: 18 },
    rpcUrls: { default: { http: rpcUrls.map(absoluteUrl) } },
    ...(explorerUrl === '' ? {} : { blockExplorers: { default: { name: 'BESCScan', url: absoluteUrl(explorerUrl) } } }),
    blockTime: blockSeconds * 1000,
    testnet: local || id === 97,
  });
}

function absoluteUrl(url: string): string {
  return new URL(url, window.location.href).href;
}
