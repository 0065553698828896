import type { NumberForm } from '../shared/number-text';
import { highSlippageBps } from '../shared/slippage-bps';

/** Presets in basis points: 0.1, 0.5 and 1.0%. */
export const slippagePresetsBps = [10, 50, 100] as const;

/** The field stores only what is below this (50%). */
export const slippageFieldLimitBps = 5_000;

const slippagePattern = /^([0-9]{0,20})(?:\.([0-9]{0,2}))?$/;

/** The field takes digits with up to two decimals. */
export const slippageForm: NumberForm = { decimals: 2, longest: 23, isPercent: true };

/** What a text of the field stores: percent as basis points, only below 5000; else undefined. */
export function readSlippageText(text: string): number | undefined {
  const match = slippagePattern.exec(text);
  const bps = match === null ? undefined : bpsOf(match);
  return bps !== undefined && bps < slippageFieldLimitBps ? bps : undefined;
}

/** Undefined for an empty text or a lone dot. */
function bpsOf([, whole = '', part = '']: RegExpExecArray): number | undefined {
  return whole === '' && part === '' ? undefined : Number(whole + part.padEnd(2, '0'));
}

/** What is said under the slippage field. */
export type SlippageNotice =
  | { readonly kind: 'invalid'; readonly text: 'Enter a valid slippage percentage' }
  | { readonly kind: 'may-fail'; readonly text: 'Your transaction may fail' }
  | { readonly kind: 'may-be-frontrun'; readonly text: 'Your transaction may be frontrun' };

/**
 * The notice for a field text and the stored tolerance: invalid unless the text is empty or equals the stored value to two
 * decimals; below 0.5% it may fail, above 5% it may be frontrun.
 */
export function slippageNotice(field: { text: string; storedBps: number }): SlippageNotice | undefined {
  const match = slippagePattern.exec(field.text);
  // What an earlier visit or another version stored may be above what the field would store; it is valid all the same.
  if (field.text !== '' && (match === null || bpsOf(match) !== field.storedBps)) {
    return { kind: 'invalid', text: 'Enter a valid slippage percentage' };
  }
  if (field.storedBps < 50) return { kind: 'may-fail', text: 'Your transaction may fail' };
  if (field.storedBps > highSlippageBps) return { kind: 'may-be-frontrun', text: 'Your transaction may be frontrun' };
  return undefined;
}

/** Basis points as percent text with two decimals: 50 is '0.50'. */
export function slippagePercent(bps: number): string {
  return `${Math.floor(bps / 100)}.${String(bps % 100).padStart(2, '0')}`;
}
