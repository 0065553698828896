import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { amountText } from '@besc/wire/settings/amount-text';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { formatEther, parseEther } from 'viem';
import { OperateArgumentError } from './operate-argument-error';

const only = (values: readonly string[]): string => {
  if (values.length !== 1 || values[0] === undefined) throw new OperateArgumentError('One value is needed.');
  return values[0];
};

/** Throws OperateArgumentError. */
export function parseOperatedAddress(text: string): Address {
  const address = parseAddress(text);
  if (address === undefined) throw new OperateArgumentError(`"${text}" is not an address.`);
  return address;
}

/** A whole number. Throws OperateArgumentError. */
export function parseWhole(text: string): bigint {
  if (!/^\d{1,10}$/.test(text)) throw new OperateArgumentError(`"${text}" is not a whole number.`);
  return BigInt(text);
}

export const asText = (values: readonly unknown[]) => values.flat().map(String).join(' ');

/** An account that must be somebody. */
export const accountSetting = {
  takes: 'ADDRESS',
  parse(values: readonly string[]): readonly [Address] {
    const address = parseOperatedAddress(only(values));
    if (address === zeroAddress) throw new OperateArgumentError('The zero address is no account.');
    return [address];
  },
  format: asText,
} as const;

/** The zero address takes the guardian away. */
export const guardianSetting = {
  takes: 'ADDRESS',
  parse: (values: readonly string[]): readonly [Address] => [parseOperatedAddress(only(values))],
  format: asText,
  setter: 'setGuardian',
  getters: ['guardian'],
} as const;

/** A value within the limits that are told. Throws OperateArgumentError. */
function within(value: bigint, { least = 0n, most }: { least?: bigint; most: bigint }, takes: string) {
  if (value < least || value > most) throw new OperateArgumentError(`What can be set is ${takes}.`);
  return value;
}

/** A whole number within the contract's limits, in a unit's name. */
export const wholeSetting = (unit: string, most: bigint, least = 0n) => {
  const takes = `${unit} (${least} to ${most})`;
  return {
    takes,
    parse: (values: readonly string[]): readonly [bigint] => [within(parseWhole(only(values)), { least, most }, takes)],
    format: asText,
  } as const;
};

/** An amount of a coin or token with 18 decimals within the contract's limits, in wei. */
export const amountSetting = (unit: string, limits: { readonly least?: bigint; readonly most: bigint }) => {
  const takes = `${unit} (${formatEther(limits.least ?? 0n)} to ${formatEther(limits.most)})`;
  return {
    takes,
    parse(values: readonly string[]): readonly [bigint] {
      const text = only(values);
      if (!amountText.safeParse(text).success) throw new OperateArgumentError(`"${text}" is not an amount.`);
      return [within(parseEther(text), limits, takes)];
    },
    format: ([value]: readonly unknown[]) => (typeof value === 'bigint' ? formatEther(value) : String(value)),
  } as const;
};
