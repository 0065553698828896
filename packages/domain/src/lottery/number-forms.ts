import type { NumberForm } from '../shared/number-text';

/** Numbers of tickets and of rounds. */
export const countForm: NumberForm = { decimals: 0, longest: 9 };

/** The digits of a ticket, or the first of them. */
export const digitsForm: NumberForm = { decimals: 0, longest: 4 };
