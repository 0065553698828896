import { amountTextMaxLength } from '../shared/amount';
import type { NumberForm } from '../shared/number-text';

/** The field takes whole minutes, digits only. */
export const deadlineForm: NumberForm = { decimals: 0, longest: amountTextMaxLength };

/** More minutes than these are as many: their seconds are the most that a number holds to the digit. */
const mostMinutes = Math.floor(Number.MAX_SAFE_INTEGER / 60);

/** Reads the deadline field: whole minutes, digits only, above 0. Returns seconds, `undefined` when it is not valid. */
export function readDeadlineText(text: string): number | undefined {
  if (!/^[0-9]+$/.test(text)) return undefined;
  const seconds = Math.min(Number(text), mostMinutes) * 60;
  return seconds > 0 ? seconds : undefined;
}
