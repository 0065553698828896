import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import type { CallReading } from '@besc/sdk/shared/writes/read-call';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type AbiFunction, type AbiParameter, toHex } from 'viem';

type OtherCall = { readonly what: string; readonly call: ContractCall };
const stranger = checksumAddress(`0x${'9'.repeat(40)}`);

/** Calls that differ from one in a single thing: any of them instead of it is theft or an accident. */
export function otherCalls({ onlyIf: _, ...call }: ContractCall, drawn: readonly CallReading[]): readonly OtherCall[] {
  const functions = call.abi.filter((item) => item.type === 'function');
  const own = functions.find(({ name, inputs }) => name === call.functionName && inputs.length === call.args.length);
  if (own === undefined) throw new Error(`${call.functionName} is not in its ABI`);
  const verbs = functions.filter(
    ({ name, stateMutability }) =>
      /payable/.test(stateMutability) && !drawn.some(({ functionName }) => functionName === name),
  );
  const others = [
    { what: 'another contract', call: { ...call, address: stranger } },
    { what: 'more coins', call: { ...call, value: (call.value ?? 0n) + 1n } },
    ...(call.value ? [{ what: 'no coins', call: { ...call, value: 0n } }] : []),
    ...own.inputs.flatMap(({ name }, index) =>
      otherValues(call.args[index]).map((value) => ({
        what: `${name} ${String(value)}`,
        call: { ...call, args: call.args.with(index, value) },
      })),
    ),
    ...verbs.map((item) => ({ what: item.name, call: asVerb(call, own, item) })),
  ];
  return others.filter(({ call: other }) => isPossible(other));
}

/** Arguments outside of their types make no bytes. */
function isPossible(call: ContractCall): boolean {
  try {
    encodeCall(call);
    return true;
  } catch {
    return false;
  }
}

function otherValues(value: unknown): readonly unknown[] {
  if (typeof value === 'bigint') return [value + 1n, value - 1n, value * 2n + 7n, 10n ** 30n];
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return value.length === 42 ? [stranger] : [otherText(value), toHex(9n, { size: 32 })];
  if (value === null || typeof value !== 'object') return [];
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, item]) =>
      otherValues(item).map((other) => ({ ...value, [key]: other })),
    );
  }
  const list: readonly unknown[] = value;
  const items = list.flatMap((item, index) => otherValues(item).map((other) => list.with(index, other)));
  return [list.slice(0, -1), [...list, list.at(-1)], ...(list.length > 1 ? [list.toReversed()] : []), ...items];
}

/** Differs in its last sign alone. */
const otherText = (text: string) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;

/** The same arguments, as far as another function takes them, with the same coins. */
function asVerb(call: ContractCall, own: AbiFunction, item: AbiFunction): ContractCall {
  const args = item.inputs.map((input) => {
    const index = own.inputs.findIndex(({ name, type }) => name === input.name && type === input.type);
    return index < 0 ? emptyValue(input) : call.args[index];
  });
  return { ...call, abi: [item], functionName: item.name, args };
}

function emptyValue({ type }: AbiParameter): unknown {
  if (type.endsWith(']')) return [];
  if (type === 'address') return stranger;
  if (type === 'bool') return false;
  if (type === 'string') return '';
  const size = Number(/^bytes(\d*)$/.exec(type)?.[1]);
  return Number.isNaN(size) ? 0n : `0x${'00'.repeat(size)}`;
}
