import type { Address } from '@besc/domain/shared/address';
import { type Deployment, DeploymentError } from './deployment';
import { namedContract } from './named-contract';
import { parseSettings, type Settings } from './settings';
import type { Site } from './site';

/**
 * The settings file of a page: what stands on the chain, by the deployment, and what its operator decides, by the site.
 * Throws DeploymentError when the deployment does not describe its own coins.
 */
export function siteSettings(deployment: Deployment, site: Site): Settings {
  const { chainId, genesisHash, contracts, pairInitCodeHash, tokens } = deployment;
  const at = (slug: string, name: string) => namedContract(deployment, slug, name).address;
  const [wbesc, money, stable] = [at('tokens', 'wbesc'), at('tokens', 'money'), at('tokens', 'stable')];
  const token = (address: Address) => {
    const found = tokens.find((entry) => entry.address === address);
    if (!found) throw new DeploymentError('tokens', `must hold ${address}, which the contracts name`);
    return { decimals: found.decimals, symbol: found.symbol, name: found.name };
  };
  return parseSettings({
    ...site,
    version: 3,
    chain: { ...site.chain, id: chainId, local: false, genesisHash },
    contracts,
    pairInitCodeHash,
    tokens: { stable: token(stable), money: token(money) },
    pricing: deployment.pricing,
    routing: {
      bases: [wbesc, money, stable],
      pinnedPairs: [
        [money, wbesc],
        [stable, wbesc],
      ],
    },
    warningTokens: tokens.filter(({ kind }) => kind !== 'standard').map(({ address, kind }) => ({ address, kind })),
    // Tokens sent to one of these are lost.
    blockedRecipients: [
      at('swap', 'factory'),
      at('swap', 'router'),
      at('shared', 'multicall'),
      wbesc,
      `0x${'0'.repeat(40)}`,
    ],
  });
}
