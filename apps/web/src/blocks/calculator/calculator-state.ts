import { amountForm, numberText } from '@besc/domain/shared/number-text';
import { type CompoundingDays, compoundingChoices } from '@besc/domain/yields/compounding';
import { type StayDays, stayChoices } from '@besc/domain/yields/roi';
import * as z from 'zod/mini';

/** What a person has entered into the calculator. */
export interface CalculatorState {
  /** Which side is typed: a principal, or what it is to earn. */
  readonly mode: 'principal' | 'target';
  readonly unit: 'usd' | 'token';
  /** As typed, or as the side showed when it was entered. */
  readonly text: string;
  /** The other side as it was typed: all is reckoned from it until this side is typed, since `text` is rounded. */
  readonly basis?: Pick<CalculatorState, 'mode' | 'text'> | undefined;
  readonly days: StayDays;
  readonly isCompounding: boolean;
  /** How often, also while it is off. */
  readonly compoundingDays: CompoundingDays;
}

/** A thousand dollars for a year, staked again each day. */
export const usualState: CalculatorState = {
  mode: 'principal',
  unit: 'usd',
  text: '1000',
  days: 365,
  isCompounding: true,
  compoundingDays: 1,
};

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The parameters of the address that hold the calculator; `calculate` names what it is open for, `compound` says how often or
 * never, `every` how often it was before that.
 */
export const calculatorNames = ['calculate', 'principal', 'target', 'unit', 'days', 'compound', 'every'] as const;

const daysSchema = z.catch(z.enum(stayChoices.map(String)), `${usualState.days}`);
const everySchema = z.catch(z.enum(compoundingChoices.map(({ days }) => `${days}`)), `${usualState.compoundingDays}`);

/** Reads the calculator from the query of the address; what it does not know is as usual. Never throws. */
export function parseCalculator(params: Params): CalculatorState {
  const mode = params.target === undefined ? 'principal' : 'target';
  const text = amountOf(params[mode] ?? usualState.text);
  const isCompounding = params.compound !== 'never';
  const every = everySchema.parse(isCompounding ? params.compound : params.every);
  return {
    mode,
    unit: params.unit === 'token' ? 'token' : 'usd',
    text: text ?? usualState.text,
    days: Number(daysSchema.parse(params.days)) as StayDays,
    isCompounding,
    compoundingDays: Number(every) as CompoundingDays,
  };
}

/** The query of the address for the calculator opened for `key`; what is as usual is left out. Closed: none of it. */
export function calculatorParams(key: string | undefined, state: CalculatorState): Params {
  const none = Object.fromEntries(calculatorNames.map((name) => [name, undefined]));
  if (key === undefined) return none;
  const { unit, days, isCompounding, compoundingDays } = state;
  // A link says what was typed: it then shows the same figures.
  const { mode, text } = state.basis ?? state;
  const every = compoundingDays === usualState.compoundingDays ? undefined : `${compoundingDays}`;
  const isUsual = mode === usualState.mode && text === usualState.text;
  return {
    ...none,
    calculate: key,
    ...(isUsual ? {} : { [mode]: text }),
    unit: unit === usualState.unit ? undefined : unit,
    days: days === usualState.days ? undefined : `${days}`,
    ...(isCompounding ? { compound: every } : { compound: 'never', every }),
  };
}

/** A text that the fields take, as it stands in them; undefined for any other. */
export function amountOf(text: string): string | undefined {
  const read = numberText({ text, kind: 'typed', decimalSign: '.' }, amountForm);
  return read.kind === 'taken' ? read.text : undefined;
}
