import { type Fraction, toSignificant } from '@besc/domain/shared/fraction';
import { NumberText } from '@besc/ui/number-text';
import { formatDecimal } from '../../lib/format-decimal';
import { useText } from '../language/use-text';
import { formatEstimatedUsd } from '../prices/format-estimated-usd';
import { formatUsd } from '../prices/format-usd';

/** Significant digits in the title: a price is no more exact than that. */
const titleDigits = 12;

/** A value in USD to the nearest cent, finer in the title; a dash where nothing trusted prices it. */
export function UsdText(props: {
  readonly value: Fraction | undefined;
  /** With the sign of an estimate before it. */
  readonly isEstimate?: boolean;
  readonly tone?: 'plain' | 'muted';
  readonly className?: string;
}) {
  const { locale } = useText();
  const { value, isEstimate, ...look } = props;
  const format = isEstimate ? formatEstimatedUsd : formatUsd;
  return (
    <NumberText
      {...look}
      value={value && format(value, locale)}
      exact={value && `${formatDecimal(toSignificant(value, titleDigits), locale)} USD`}
    />
  );
}
