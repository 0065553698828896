import type { useText } from '../../blocks/language/use-text';
import { dateTimeFormat } from '../../lib/date-time-format';
import type { FarmRow } from './farm-row';

/** That nothing can be staked now, and until when; undefined where something can. */
export function pauseText(
  { pausedUntil }: Pick<FarmRow, 'pausedUntil'>,
  { t, locale }: Pick<ReturnType<typeof useText>, 't' | 'locale'>,
): string | undefined {
  if (pausedUntil === undefined) return undefined;
  const time = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(Number(pausedUntil) * 1000);
  return t('Paused until %time%. You can unstake at any time.', { time });
}
