import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Deployment } from '@besc/wire/settings/deployment';
import { parseTokenList, type TokenList } from '@besc/wire/tokens/token-list';

/**
 * The default token list: the listed tokens of the deployment, in its order, valid by the public token-list schema.
 * Logo addresses are absolute because the schema asks for URIs.
 */
export function defaultTokenList(options: {
  deployment: Deployment;
  deployedAt: Date;
  publicOrigin: string;
}): TokenList {
  const { deployment, deployedAt, publicOrigin } = options;
  return parseTokenList({
    name: 'BESC Swap Default',
    timestamp: deployedAt.toISOString(),
    version: { major: 1, minor: 0, patch: 0 },
    keywords: ['besc', 'default'],
    tags: {},
    logoURI: `${publicOrigin}/images/tokens/${addressOf(deployment, 'tokens', 'wbesc')}.png`,
    tokens: deployment.tokens
      .filter(({ listed }) => listed)
      .map(({ address, symbol, name, decimals }) => ({
        chainId: deployment.chainId,
        address,
        symbol,
        name,
        decimals,
        logoURI: `${publicOrigin}/images/tokens/${address}.png`,
      })),
  });
}
