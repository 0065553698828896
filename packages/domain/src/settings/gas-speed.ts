import { parseAmount } from '../shared/amount';

/** The speed a person chose; stored by name, so that equal prices stay distinguishable. */
export type GasSpeed = 'standard' | 'fast' | 'instant';

/** The speeds in the order they are offered. */
export const gasSpeeds: readonly GasSpeed[] = ['standard', 'fast', 'instant'];

/** Speed before anything is chosen. */
export const defaultGasSpeed: GasSpeed = 'standard';

/** Gas price of a speed in wei from prices in gwei as decimal text. Throws RangeError when the text is no positive number. */
export function gasPriceWei(speed: GasSpeed, pricesGwei: Readonly<Record<GasSpeed, string>>): bigint {
  const wei = parseAmount(pricesGwei[speed], 9);
  if (wei === undefined) throw new RangeError(`No gas price: ${pricesGwei[speed]}`);
  return wei;
}
