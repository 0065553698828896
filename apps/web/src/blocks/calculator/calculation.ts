import { parseAmount } from '@besc/domain/shared/amount';
import type { Rounding } from '@besc/domain/shared/decimal-text';
import { oneE18, powerOfTen } from '@besc/domain/shared/fixed-point';
import { type Fraction, fraction, toFixed, toSignificant } from '@besc/domain/shared/fraction';
import { type TokenPrice, usdValue } from '@besc/domain/shared/token-price';
import { type Compounding, compoundingEvery, never } from '@besc/domain/yields/compounding';
import { apyE18, earnedPerUnitE18 } from '@besc/domain/yields/earned-per-unit';
import {
  type Roi,
  roiOfPrincipal,
  roiOfTarget,
  roiTokenDecimals,
  roiUsdDecimals,
  stayChoices,
} from '@besc/domain/yields/roi';
import type { CalculatorState } from './calculator-state';

/** A token of the calculator. */
export interface CalculatorToken extends TokenPrice {
  readonly symbol: string;
}

/** What is calculated for: one farm, one pool, the vault. */
export interface CalculatorSubject {
  /** Names it in the address. */
  readonly key: string;
  readonly name: string;
  readonly staked: CalculatorToken;
  readonly earning: CalculatorToken;
  /** Yearly rewards over what is staked: 0.5 is 50%. */
  readonly apr: Fraction;
  /** One token, staked for itself, that nothing prices: all is counted in it, whatever price stands here, and no USD is shown. */
  readonly isInTokens?: boolean;
  /** Kept back of each earning, in 1/10000. */
  readonly feeBps: number;
  /** The part of `feeBps` that the caller of a compounding is paid. */
  readonly bountyBps?: number;
  /** It stakes its earnings again by itself, so often. */
  readonly automatic?: Compounding;
  /** What is staked is liquidity: trading fees are paid besides, and stay inside of it. */
  readonly isLiquidity?: boolean;
  /** Those of a year over what is staked; undefined while they are not known. */
  readonly tradingFeeApr?: Fraction | undefined;
  /** What of it is in the wallet; undefined without an account. */
  readonly balance?: bigint | undefined;
}

/** What the calculator shows. Undefined parts cannot be told: no amount, no price, or beyond all numbers. */
export interface Calculation {
  readonly roi: Roi | undefined;
  /** Net of fees, over 365 days, as fixed point of 10^-18. */
  readonly apyE18: bigint | undefined;
  /** How often a day earnings are staked again. */
  readonly timesADay: number;
  /** For each length of a stay: what a thousand dollars earn. */
  readonly perThousand: readonly { readonly days: number; readonly roi: Roi | undefined }[];
}

const thousand = fraction(1000n);

/** How earnings are staked again in a state. */
export function compoundingOf(state: CalculatorState, subject: CalculatorSubject): Compounding {
  if (subject.automatic) return subject.automatic;
  return state.isCompounding ? compoundingEvery(state.compoundingDays) : never;
}

/** Everything that follows from what was entered. */
export function calculation(state: CalculatorState, subject: CalculatorSubject): Calculation {
  const { apr, feeBps, staked, earning } = subject;
  const compounding = compoundingOf(state, subject);
  const setting = (days: number) => {
    const perUnitE18 = earnedPerUnitE18({ apr, compounding, days, feeBps });
    return perUnitE18 === undefined ? undefined : { staked, earning, perUnitE18 };
  };
  const { mode, text } = state.basis ?? state;
  const entered = enteredUsd({ ...state, mode, text }, subject);
  const now = setting(state.days);
  const roiNow = () => {
    if (entered === undefined || now === undefined) return undefined;
    return mode === 'principal' ? roiOfPrincipal(entered, now) : roiOfTarget(entered, now);
  };
  return {
    roi: roiNow(),
    apyE18: apyE18({ apr, compounding, feeBps }),
    timesADay: compounding.kind === 'never' ? 0 : compounding.times / 365,
    perThousand: stayChoices.map((days) => {
      const per = setting(days);
      return { days, roi: per && roiOfPrincipal(thousand, per) };
    }),
  };
}

/** What was typed, in USD; undefined without an amount or without a price to convert it by. */
function enteredUsd(
  { mode, unit, text }: CalculatorState,
  { staked, earning }: CalculatorSubject,
): Fraction | undefined {
  const token = mode === 'principal' ? staked : earning;
  if (unit === 'usd') {
    const amount = parseAmount(text, 18);
    return amount === undefined ? undefined : fraction(amount, 10n ** 18n);
  }
  const amount = parseAmount(text, token.decimals);
  return amount === undefined ? undefined : usdValue(amount, token);
}

type Side = Pick<CalculatorState, 'mode' | 'unit'>;

/**
 * A side's figure as it is shown; empty where it cannot be told. What is less than its last decimal keeps three digits. Of tokens
 * what it takes is rounded up, so that a target is reached by it, and what it brings down, but for what reckoning itself has lost.
 */
export function computedText(roi: Roi | undefined, side: Side, subject: CalculatorSubject): string {
  const { value, decimals } = sideFigure(roi, side, subject);
  if (value === undefined) return '';
  const isLess = value.numerator * powerOfTen(decimals) < value.denominator;
  const text = (rounding: Rounding) =>
    isLess ? toSignificant(value, 3, rounding) : toFixed(value, decimals, rounding);
  const nearest = text('half-up');
  if (side.unit === 'usd' || isNear(nearest, value, 10n ** 11n)) return nearest;
  return text(side.mode === 'principal' ? 'up' : 'down');
}

/**
 * The text that is gone on with in another unit. It means what was computed, so that to look at it changes no figure: as
 * shown where that is the same, else with as many decimals as it takes.
 */
export function editedText(roi: Roi | undefined, side: Side, subject: CalculatorSubject): string {
  const { value, most } = sideFigure(roi, side, subject);
  if (value === undefined) return '';
  const shown = computedText(roi, side, subject);
  if (isNear(shown, value, 10n ** 9n)) return shown;
  const texts = Array.from({ length: most }, (_, decimals) => toFixed(value, decimals));
  return texts.find((text) => isNear(text, value, 10n ** 12n)) ?? toFixed(value, most);
}

/** Whether the difference is at most one part of so many. */
function isNear(text: string, { numerator, denominator }: Fraction, parts: bigint): boolean {
  const difference = (parseAmount(text, 18) ?? 0n) * denominator - numerator * oneE18;
  return (difference < 0n ? -difference : difference) * parts <= numerator * oneE18;
}

/** A side's figure in its unit, the decimals it is shown with, and the most that it can have. */
function sideFigure(roi: Roi | undefined, { mode, unit }: Side, { staked, earning }: CalculatorSubject) {
  const token = mode === 'principal' ? staked : earning;
  const usd = mode === 'principal' ? roi?.principalUsd : roi?.earnedUsd;
  if (unit === 'usd') return { value: usd, decimals: mode === 'target' && usd ? roiUsdDecimals(usd) : 2, most: 18 };
  const amount = mode === 'principal' ? roi?.principal : roi?.earned;
  const value = amount === undefined ? undefined : fraction(amount, 10n ** BigInt(token.decimals));
  return { value, decimals: roiTokenDecimals(earning.priceE18), most: token.decimals };
}

/**
 * The growth of one unit over a stay, as floats for a drawing: at each step with and without staking again. Undefined where one
 * is beyond all numbers.
 */
export function growthPoints(
  state: CalculatorState,
  subject: CalculatorSubject,
): { plain: number; compounded: number }[] | undefined {
  const { apr, feeBps } = subject;
  const compounding = compoundingOf(state, subject);
  const steps = 40;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const days = (state.days * step) / steps;
    const [plain, compounded] = [never, compounding].map((how) =>
      earnedPerUnitE18({ apr, compounding: how, days, feeBps }),
    );
    if (plain === undefined || compounded === undefined) return undefined;
    return { plain: Number(plain) / 1e18, compounded: Number(compounded) / 1e18 };
  });
  const known = points.filter((point) => point !== undefined);
  return known.length === points.length ? known : undefined;
}
