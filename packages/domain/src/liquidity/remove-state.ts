import { parseAmount } from '../shared/amount';
import type { MintSide } from './mint-amounts';
import { burnAmounts, orderedAmounts, type Position } from './position';

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
  const held = orderedAmounts(position, sideA.token);
  const [total, decimals] =
    independentField === 'CURRENCY_A' ? [held.amountA, sideA.decimals] : [held.amountB, sideB.decimals];
  const wished = parseAmount(typedValue, decimals);
  if (wished === undefined) return 'nothing';
  if (wished > total) return 'too-much';
  // Rounded up, so that at least what was asked for comes back; never more than there is.
  const liquidity = (wished * position.liquidity + total - 1n) / total;
  return liquidity > position.liquidity ? position.liquidity : liquidity;
}

function percentOf(text: string): bigint | undefined {
  if (!/^[0-9]{1,3}$/.test(text)) return undefined;
  const percent = BigInt(text);
  return percent <= 100n ? percent : undefined;
}
