import type { Deployment } from '@besc/wire/settings/deployment';
import { parseSettings, type Settings } from '@besc/wire/settings/settings';
import { formatGwei, zeroAddress } from 'viem';
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
  const { chainId, genesisHash, contracts, names, pairInitCodeHash, startBlock, tokens } = deployment;
  const token = (symbol: string) => {
    const found = tokens.find((entry) => entry.symbol === symbol);
    if (!found) throw new RangeError(`The deployment has no ${symbol}`);
    return { address: found.address, decimals: found.decimals, symbol: found.symbol, name: found.name };
  };
  const gasPrice = formatGwei(gasPriceWei[chainId]);
  const [money, busdc] = [token('MONEY'), token('BUSDC')];
  const place = (label: string, name: string) => ({ label, url: `/local/${name}` });
  return parseSettings({
    version: 1,
    productName: 'BESC Swap',
    chain: {
      id: chainId,
      name: chainId === 2372 ? 'BESC Hyperchain (local)' : 'BESC Testnet (local)',
      rpcUrls: urls.rpcUrls,
      explorerUrl: `${urls.webUrl}/explorer`,
      local: true,
      genesisHash,
      blockSeconds: 3,
    },
    contracts: { ...contracts, pairInitCodeHash, startBlock },
    tokens: { busdc, money },
    routing: {
      bases: [contracts.wbesc, money.address, busdc.address],
      pinnedPairs: [
        [money.address, contracts.wbesc],
        [busdc.address, contracts.wbesc],
      ],
    },
    index: { url: urls.indexUrl },
    api: { url: urls.apiUrl },
    lists: { defaults: ['/lists/default.tokenlist.json'], gateways: urls.gatewayUrls },
    ...(names === undefined ? {} : { names: { registry: names.registry, suffix: names.suffix } }),
    gasPriceGwei: { standard: gasPrice, fast: gasPrice, instant: gasPrice },
    warningTokens: tokens.filter(({ kind }) => kind !== 'standard').map(({ address, kind }) => ({ address, kind })),
    unsupportedTokens: [],
    blockedAddresses,
    blockedRecipients: [contracts.factory, contracts.router, contracts.multicall, contracts.wbesc, zeroAddress],
    chart: { minimumReserveUsd: 10_000 },
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
}
