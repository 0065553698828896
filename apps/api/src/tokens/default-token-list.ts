import { addressOf } from '@besc/contracts/deploy/address-of';
import { daySeconds } from '@besc/domain/shared/constants';
import type { ListVersion } from '@besc/domain/tokens/list-version';
import type { Deployment } from '@besc/wire/settings/deployment';
import { parseTokenList, type TokenList } from '@besc/wire/tokens/token-list';

/**
 * The default token list: the listed tokens of the deployment, in its order, valid by the public token-list schema. Its version
 * is the time of the deployment file, so that holders of an earlier one see the change. Logo addresses are absolute, as the schema asks.
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
    version: versionOf(deployedAt),
    keywords: ['besc', 'default'],
    tags: {},
    logoURI: `${publicOrigin}/images/tokens/${addressOf(deployment, 'tokens', 'wbesc')}.png`,
    tokens: deployment.tokens
      .filter(({ listed }) => listed)
      .map(({ address, symbol, name, decimals, projectLink }) => ({
        chainId: deployment.chainId,
        address,
        symbol,
        name,
        decimals,
        logoURI: `${publicOrigin}/images/tokens/${address}.png`,
        ...(projectLink !== undefined && { extensions: { projectLink } }),
      })),
  });
}

/** A later day is a major step, since tokens may be gone; minor are the seconds of the day. */
function versionOf(time: Date): ListVersion {
  const seconds = Math.floor(time.getTime() / 1_000);
  return { major: Number(time.toISOString().slice(0, 10).replaceAll('-', '')), minor: seconds % daySeconds, patch: 0 };
}
