import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import { NumberText } from '@besc/ui/number-text';
import { useText } from '../../../blocks/language/use-text';
import { exactUsdText } from '../../../blocks/prices/exact-usd-text';
import { formatTokenPrice } from '../../../blocks/prices/format-token-price';

/** The price of one whole token, USD in 10^-18; a dash where nothing trusted prices it. */
export function PriceFigure({ e18 }: { readonly e18: bigint | undefined }) {
  const { locale } = useText();
  const price = e18 === undefined ? undefined : fraction(e18, oneE18);
  return <NumberText value={price && formatTokenPrice(price, locale)} exact={price && exactUsdText(price, locale)} />;
}
