import { formatDollars } from '../../lib/format-dollars';

/** A sum of USD for a headline: whole dollars from a thousand on, cents below; `digits` 2 for its title. */
export function formatFigure(usd: number, locale: string, digits = Math.abs(usd) >= 1000 ? 0 : 2): string {
  return formatDollars(usd, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
