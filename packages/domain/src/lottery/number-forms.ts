import type { NumberForm } from '../shared/number-text';

/** The digits of a ticket, or the first of them. */
export const digitsForm: NumberForm = { decimals: 0, longest: 4 };
