import { type Fraction, fraction, mul, toFixed } from '@besc/domain/shared/fraction';
import { NumberText } from '@besc/ui/number-text';
import { formatPercent } from '../../lib/format-percent';
import { useText } from '../language/use-text';

/** A yearly rate in percent; a dash where there is none. */
export function AprFigure({ apr }: { readonly apr: Fraction | undefined }) {
  const { locale } = useText();
  return <NumberText value={apr && formatPercent(toFixed(mul(apr, fraction(100n)), 2), locale)} />;
}
