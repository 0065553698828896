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

/**
 * The withdrawal the form asks for; `undefined` when it is nothing, cannot be read, is more than there is, or would pay
 * nothing of a token (the pair refuses that).
 */
export function removal(form: {
  state: RemoveState;
  position: Position;
  sideA: MintSide;
  sideB: MintSide;
}): Removal | undefined {
  const { position, sideA } = form;
  const liquidity = removedLiquidity(form);
  if (liquidity === undefined || liquidity <= 0n || liquidity > position.liquidity) return undefined;
  const burned = { pool: position.pool, ...burnAmounts(position.pool, liquidity) };
  const amounts = orderedAmounts(burned, sideA.token);
  return amounts.amountA > 0n && amounts.amountB > 0n ? { liquidity, ...amounts } : undefined;
}

/** How much of the position that is, in whole percent, rounded down; 0 for no withdrawal. */
export function removedPercent(state: RemoveState, position: Position, withdrawal: Removal | undefined): number {
  if (state.independentField === 'LIQUIDITY_PERCENT') return Number(percentOf(state.typedValue) ?? 0n);
  if (withdrawal === undefined || position.liquidity === 0n) return 0;
  return Number((withdrawal.liquidity * 100n) / position.liquidity);
}

function removedLiquidity(form: {
  state: RemoveState;
  position: Position;
  sideA: MintSide;
  sideB: MintSide;
}): bigint | undefined {
  const { state, position, sideA, sideB } = form;
  const { independentField, typedValue } = state;
  if (independentField === 'LIQUIDITY') return parseAmount(typedValue, liquidityDecimals);
  if (independentField === 'LIQUIDITY_PERCENT') {
    const percent = percentOf(typedValue);
    return percent === undefined ? undefined : (position.liquidity * percent) / 100n;
  }
  const held = orderedAmounts(position, sideA.token);
  const [total, decimals] =
    independentField === 'CURRENCY_A' ? [held.amountA, sideA.decimals] : [held.amountB, sideB.decimals];
  const wished = parseAmount(typedValue, decimals);
  if (wished === undefined || wished > total) return undefined;
  // Rounded up, so that at least what was asked for comes back; never more than there is.
  const liquidity = (wished * position.liquidity + total - 1n) / total;
  return liquidity > position.liquidity ? position.liquidity : liquidity;
}

function percentOf(text: string): bigint | undefined {
  if (!/^[0-9]{1,3}$/.test(text)) return undefined;
  const percent = BigInt(text);
  return percent <= 100n ? percent : undefined;
}
