import type { Address } from '@besc/domain/shared/address';
import { type Abi, type ContractFunctionArgs, type ContractFunctionName, getAbiItem } from 'viem';
import type { ContractMeaning } from './call-meaning';
import { encodeCall } from './encode-call';

type Writing = 'nonpayable' | 'payable';

/**
 * One write: what is called, where, with what. Made by `contractCall`, which checks the arguments against the ABI; lists
 * hold calls of any contract, and the bytes are read with the call's own ABI.
 */
export interface ContractCall {
  readonly address: Address;
  readonly abi: Abi;
  /** What its functions mean; without it the call is not signed in the page. */
  readonly means?: ContractMeaning;
  readonly functionName: string;
  readonly args: readonly unknown[];
  /** Native wei that go with it; none when left out. */
  readonly value?: bigint;
  /** Gas the call may need beyond the node's estimate and its margin. */
  readonly gas?: bigint;
  /** Gas limit where the node gives no estimate, though the call works. Left out: the call is not sent then. */
  readonly gasWithoutEstimate?: bigint;
  /** Sent only where this one would work too: a call that promises more than it checks. */
  readonly onlyIf?: ContractCall;
}

/** A write of a contract's own function, typed by its ABI. Throws viem's error for arguments outside of their types. */
export function contractCall<const TAbi extends Abi, TName extends ContractFunctionName<TAbi, Writing>>(call: {
  readonly address: Address;
  readonly abi: TAbi;
  readonly means?: ContractMeaning;
  readonly functionName: TName;
  readonly args: ContractFunctionArgs<TAbi, Writing, TName>;
  readonly value?: bigint;
  readonly gas?: bigint;
  readonly gasWithoutEstimate?: bigint;
  readonly onlyIf?: ContractCall;
}): ContractCall {
  return checked({ ...call, abi: call.abi, args: call.args as readonly unknown[] });
}

/** A write of one of several functions that name the same arguments alike; what a function does not take is left out. Throws likewise. */
export function namedCall({
  args: named,
  ...call
}: Omit<ContractCall, 'args'> & { readonly args: Readonly<Record<string, unknown>> }): ContractCall {
  const item = call.abi.find((one) => one.type === 'function' && one.name === call.functionName);
  if (item?.type !== 'function') throw new RangeError(`There is no function ${call.functionName}`);
  return checked({ ...call, args: item.inputs.map(({ name }) => named[name ?? '']) });
}

function checked(call: ContractCall): ContractCall {
  const { abi, functionName: name, args } = call;
  const item = getAbiItem({ abi, name, args });
  if (item?.type === 'function' && item.stateMutability === 'nonpayable' && call.value) {
    throw new RangeError(`${name} takes no native coin`);
  }
  encodeCall(call);
  return call;
}
