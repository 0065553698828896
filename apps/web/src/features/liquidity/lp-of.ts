import type { PairState } from '@besc/domain/shared/pair';
import { pairSides } from '@besc/domain/shared/pair-sides';
import type { Token } from '@besc/domain/shared/token';
import { lpName, lpToken } from '@besc/domain/tokens/lp-name';
import type { Settings } from '@besc/wire/settings/settings';
import { settingsPricing } from '../../blocks/prices/usd-price';

/** The LP of a pair of two tokens, called as farms and pools call it. */
export function lpOf(pair: PairState, tokens: readonly Token[], settings: Settings): Token | undefined {
  const sides = pairSides(pair, settingsPricing(settings));
  const [token, quoteToken] = [sides.token, sides.quoteToken].map((side) =>
    tokens.find(({ address }) => address === side),
  );
  return token && quoteToken && lpToken(settings.chain.id, pair.address, lpName(token, quoteToken));
}
