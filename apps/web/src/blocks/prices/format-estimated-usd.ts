import type { Fraction } from '@besc/domain/shared/fraction';
import { formatUsd } from './format-usd';

/** USD that is an estimate: '~$1.00'. What is under a cent says already that it is not exact: '<$0.01'. */
export function formatEstimatedUsd(value: Fraction, locale: string, places?: number): string {
  const text = formatUsd(value, locale, places);
  return text.startsWith('<') ? text : `~${text}`;
}
