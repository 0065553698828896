import { numberFormat } from '../../lib/number-format';

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/**
 * A duration in whole seconds in the words of a language, as its two greatest units: `2 days 3 hr`, `5 min 12 sec`. The
 * smaller one is left out when there is nothing of it.
 */
export function formatDuration(seconds: number, locale: string): string {
  const greatest = units.findIndex((unit) => seconds >= unit.seconds);
  const first = greatest < 0 ? units.length - 1 : greatest;
  let rest = seconds;
  return units
    .slice(first, first + 2)
    .flatMap(({ unit, seconds: size }, index) => {
      const count = Math.floor(rest / size);
      rest -= count * size;
      if (count === 0 && index > 0) return [];
      return [numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)];
    })
    .join(' ');
}
