import { parseAddress } from '@besc/wire/shared/parse-address';
import type { AbiParameter } from 'viem';
import { OperateArgumentError } from '../shared/operate-argument-error';

type Parts = AbiParameter & { readonly components?: readonly AbiParameter[] };

/**
 * A parameter as it is encoded, from JSON. Whole numbers are digits, as text beyond 2^53; structs are objects by the names of
 * their fields. `at` names it in errors. Throws OperateArgumentError.
 */
export function abiValue(parameter: AbiParameter, told: unknown, at: string): unknown {
  const { type } = parameter;
  const wrong = (wanted: string) => new OperateArgumentError(`${at} must be ${wanted}.`);
  const list = /^(?<item>.*)\[(?<length>\d*)\]$/.exec(type)?.groups;
  if (list !== undefined) {
    const { item = '', length = '' } = list;
    if (!Array.isArray(told) || (length !== '' && told.length !== Number(length))) {
      throw wrong(length === '' ? 'a list' : `a list of ${length}`);
    }
    return told.map((one: unknown, place) => abiValue({ ...parameter, type: item }, one, `${at}[${place}]`));
  }
  if (type === 'tuple') {
    const { components = [] } = parameter as Parts;
    const names = components.map(({ name = '' }) => name);
    const isRow = typeof told === 'object' && told !== null && !Array.isArray(told);
    if (!isRow || Object.keys(told).sort().join() !== [...names].sort().join()) {
      throw wrong(`an object of ${names.join(', ')}`);
    }
    return Object.fromEntries(
      components.map((one) => [one.name, abiValue(one, Reflect.get(told, one.name ?? ''), `${at}.${one.name}`)]),
    );
  }
  if (type === 'bool') {
    if (typeof told === 'boolean') return told;
    throw wrong('true or false');
  }
  if (type.startsWith('bytes')) {
    if (typeof told === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(told)) return told;
    throw wrong('bytes as 0x and digits');
  }
  if (typeof told === 'string' && type === 'string') return told;
  if (type === 'address') {
    const address = typeof told === 'string' ? parseAddress(told) : undefined;
    if (address !== undefined) return address;
    throw wrong('an address');
  }
  if (/^u?int/.test(type)) {
    if (typeof told === 'string' && /^-?\d+$/.test(told)) return BigInt(told);
    if (Number.isSafeInteger(told)) return BigInt(Number(told));
    throw wrong('a whole number in digits');
  }
  throw wrong(`a ${type}`);
}
