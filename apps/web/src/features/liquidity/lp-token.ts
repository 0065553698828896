import { farmSides } from '@besc/domain/farms/farm-value';
import type { PairState } from '@besc/domain/shared/pair';
import type { Token } from '@besc/domain/shared/token';
import { lpName } from '@besc/domain/tokens/lp-name';
import type { Settings } from '@besc/wire/settings/settings';
import { settingsPricing } from '../../blocks/prices/usd-price';

/** The LP of a pair of two tokens, called as farms and pools call it. */
export function lpToken(pair: PairState, tokens: readonly Token[], settings: Settings): Token | undefined {
  const { busdc, wbesc, whitelist } = settingsPricing(settings);
  const sides = farmSides(pair, [busdc, wbesc, ...whitelist]);
  const [token, quoteToken] = [sides.token, sides.quoteToken].map((side) =>
    tokens.find(({ address }) => address === side),
  );
  if (token === undefined || quoteToken === undefined) return undefined;
  const name = lpName(token, quoteToken);
  return { kind: 'token', chainId: settings.chain.id, address: pair.address, decimals: 18, symbol: name, name };
}
