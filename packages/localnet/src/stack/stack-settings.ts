import type { Deployment } from '@besc/wire/settings/deployment';
import type { Settings } from '@besc/wire/settings/settings';
import { siteSettings } from '@besc/wire/settings/site-settings';
import { formatGwei } from 'viem';
import { gasPriceWei } from '../chain';
import { blockedAddresses } from './blocked-addresses';

/** Where the parts of a local stack answer; absolute URLs, or paths of the page's own host. */
export interface StackUrls {
  readonly rpcUrls: readonly string[];
  readonly indexUrl: string;
  readonly apiUrl: string;
  /** Bases of the gateways to content by its hash. */
  readonly gatewayUrls: readonly string[];
  /** The page's own origin. */
  readonly webUrl: string;
}

/** The settings file of a local stack: what stands on its chain, and placeholders where a deployment has links. */
export function stackSettings(deployment: Deployment, urls: StackUrls): Settings {
  const { chainId } = deployment;
  const gasPrice = formatGwei(gasPriceWei[chainId]);
  const place = (label: string, name: string) => ({ label, url: `/local/${name}` });
  const settings = siteSettings(deployment, {
    version: 1,
    productName: 'BESC Swap',
    chain: {
      name: chainId === 2372 ? 'BESC Hyperchain (local)' : 'BESC Testnet (local)',
      rpcUrls: [...urls.rpcUrls],
      explorerUrl: `${urls.webUrl}/explorer`,
    },
    index: { url: urls.indexUrl },
    api: { url: urls.apiUrl },
    lists: { defaults: ['/lists/default.tokenlist.json'], gateways: [...urls.gatewayUrls] },
    gasPriceGwei: { standard: gasPrice, fast: gasPrice, instant: gasPrice },
    unsupportedTokens: [],
    blockedAddresses: [...blockedAddresses],
    chart: { minimumReserveUsd: 10_000 },
    topPools: { minimumStakedUsd: 100 },
    links: {
      chains: [
        place('BESC Hyperchain', 'chain-hyperchain'),
        place('BESC Mainnet', 'chain-mainnet'),
        place('BESC Testnet', 'chain-testnet'),
      ],
      bridge: '/local/bridge',
      provider: '/local/provider',
      social: [place('Community', 'community')],
    },
  });
  return { ...settings, chain: { ...settings.chain, local: true } };
}
