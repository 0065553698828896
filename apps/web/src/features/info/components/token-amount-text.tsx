import type { TokenAmount } from '@besc/domain/info/info-transaction';
import { toSignificant } from '@besc/domain/shared/fraction';
import { parseDecimal } from '@besc/domain/shared/parse-decimal';
import { NumberText } from '@besc/ui/number-text';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';

/** An amount of whole tokens with six significant digits, all of them in its title. */
export function TokenAmountText({ of, symbol }: { readonly of: Pick<TokenAmount, 'amount'>; readonly symbol: string }) {
  const { locale } = useText();
  const amount = parseDecimal(of.amount);
  return (
    <NumberText
      value={amount && formatDecimal(toSignificant(amount, 6), locale)}
      exact={formatDecimal(of.amount, locale)}
      unit={<bdi>{symbol}</bdi>}
    />
  );
}
