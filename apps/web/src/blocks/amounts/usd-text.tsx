import type { Fraction } from '@besc/domain/shared/fraction';
import { NumberText } from '@besc/ui/number-text';
import { useText } from '../language/use-text';
import { exactUsdText } from '../prices/exact-usd-text';
import { formatEstimatedUsd } from '../prices/format-estimated-usd';
import { formatUsd } from '../prices/format-usd';

/** A value in USD to the nearest cent, finer in the title; a dash where nothing trusted prices it. */
export function UsdText(props: {
  readonly value: Fraction | undefined;
  /** With the sign of an estimate before it. */
  readonly isEstimate?: boolean;
  /** Of cents; two when left out. */
  readonly places?: number;
  readonly tone?: 'plain' | 'muted';
  readonly className?: string;
}) {
  const { locale } = useText();
  const { value, isEstimate, places, ...look } = props;
  const format = isEstimate ? formatEstimatedUsd : formatUsd;
  return (
    <NumberText {...look} value={value && format(value, locale, places)} exact={value && exactUsdText(value, locale)} />
  );
}
