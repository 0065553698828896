import type { Fraction } from '@besc/domain/shared/fraction';
import { NumberText } from '@besc/ui/number-text';
import { useText } from '../../../blocks/language/use-text';
import { exactUsdText } from '../../../blocks/prices/exact-usd-text';
import { formatTokenPrice } from '../../../blocks/prices/format-token-price';

/** The price of one whole token; a dash where nothing trusted prices it. */
export function TokenPriceText({ price }: { readonly price: Fraction | undefined }) {
  const { locale } = useText();
  return (
    <NumberText
      value={price && formatTokenPrice(price, locale)}
      exact={price && exactUsdText(price, locale)}
      isRolling
    />
  );
}
