import type { KnownTokens } from './expected-exchange';
import type { OddMarket } from './odd-market';

/** What the tokens of a market must be shown as. */
export function knownTokens({
  deployment,
  zoo = [],
}: Pick<OddMarket, 'deployment'> & Partial<Pick<OddMarket, 'zoo'>>): KnownTokens {
  return new Map(
    [...deployment.tokens, ...zoo].map(({ address, name, symbol, decimals }) => [
      address.toLowerCase(),
      { name, symbol, decimals },
    ]),
  );
}
