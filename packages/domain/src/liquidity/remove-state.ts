import { parseAmount } from '../shared/amount';
import { mulDivUp } from '../shared/math';
import { reservesFrom } from '../shared/pair';
import type { MintSide } from './mint-amounts';
import { burnAmounts, orderedAmounts, type Position } from './position';
import { supplyAtChange } from './supplied-pair';

/** What is typed: whole percent of the position, the LP itself, or what should come back of one token. */
export type RemoveField = 'LIQUIDITY_PERCENT' | 'LIQUIDITY' | 'CURRENCY_A' | 'CURRENCY_B';

/** What the remove form holds. */
export interface RemoveState {
  readonly independentField: RemoveField;
  readonly typedValue: string;
}

/** A withdrawal: wei of LP to burn and what it pays, smallest units. */
export interface Removal {
  readonly liquidity: bigint;
  readonly amountA: bigint;
  readonly amountB: bigint;
}

export const emptyRemoveState: RemoveState = { independentField: 'LIQUIDITY_PERCENT', typedValue: '0' };

const liquidityDecimals = 18;

/** A form with the position it takes from and both sides in the order they are shown. */
interface RemoveForm {
  readonly state: RemoveState;
  readonly position: Position;
  readonly sideA: MintSide;
  readonly sideB: MintSide;
}

/** Why a form is no withdrawal: nothing readable is typed, it is more than is held, or the pair would pay nothing of a token. */
export type RemovalFlaw = 'nothing' | 'too-much' | 'too-little';

/** The withdrawal the form asks for; `undefined` where `removalFlaw` says why there is none. */
export function removal(form: RemoveForm): Removal | undefined {
  const made = readForm(form);
  return typeof made === 'string' ? undefined : made;
}

/** Why the form is no withdrawal; `undefined` when it is one. */
export function removalFlaw(form: RemoveForm): RemovalFlaw | undefined {
  const made = readForm(form);
  return typeof made === 'string' ? made : undefined;
}

function readForm(form: RemoveForm): Removal | RemovalFlaw {
  const { position, sideA } = form;
  const liquidity = removedLiquidity(form);
  if (typeof liquidity === 'string') return liquidity;
  if (liquidity > position.liquidity) return 'too-much';
  const burned = { supplied: position.supplied, ...burnAmounts(position.supplied, liquidity) };
  const amounts = orderedAmounts(burned, sideA.token);
  return amounts.amountA > 0n && amounts.amountB > 0n ? { liquidity, ...amounts } : 'too-little';
}

/** How much of the position that is, in whole percent, rounded down; 0 for no withdrawal. */
export function removedPercent(state: RemoveState, position: Position, withdrawal: Removal | undefined): number {
  if (state.independentField === 'LIQUIDITY_PERCENT') return Number(percentOf(state.typedValue) ?? 0n);
  if (withdrawal === undefined || position.liquidity === 0n) return 0;
  return Number((withdrawal.liquidity * 100n) / position.liquidity);
}

function removedLiquidity(form: RemoveForm): bigint | RemovalFlaw {
  const { state, position, sideA, sideB } = form;
  const { independentField, typedValue } = state;
  if (independentField === 'LIQUIDITY') return parseAmount(typedValue, liquidityDecimals) ?? 'nothing';
  if (independentField === 'LIQUIDITY_PERCENT') {
    const percent = percentOf(typedValue);
    if (percent === undefined || percent === 0n) return 'nothing';
    const part = (position.liquidity * percent) / 100n;
    return part > 0n ? part : 'too-little';
  }
  const side = independentField === 'CURRENCY_A' ? sideA : sideB;
  const wished = parseAmount(typedValue, side.decimals);
  if (wished === undefined) return 'nothing';
  const { supplied, liquidity } = position;
  const { reserveIn: reserve } = reservesFrom(supplied.pair, side.token);
  if (reserve <= 0n) return 'too-much';
  // The least that brings what was asked for.
  const least = mulDivUp(wished, supplyAtChange(supplied), reserve);
  if (least > liquidity) return 'too-much';
  // A rest for which the pair would pay nothing any more goes with it.
  return burnAmounts(supplied, liquidity - least).amount0 > 0n ? least : liquidity;
}

function percentOf(text: string): bigint | undefined {
  if (!/^[0-9]{1,3}$/.test(text)) return undefined;
  const percent = BigInt(text);
  return percent <= 100n ? percent : undefined;
}
