import type { Address } from '@besc/domain/shared/address';
import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbiParameters,
  toHex,
  zeroHash,
} from 'viem';
import { timelockControllerAbi as abi } from '../generated/abi/timelock-controller';

/** A call, in the bytes that a chain takes. */
interface RawCall {
  readonly to: Address;
  readonly data: Hex;
}

/** Calls that a timelock makes in one transaction, all or none: first they are scheduled, after the delay executed. */
export interface TimelockOperation {
  readonly id: Hex;
  /** Targets, values, payloads, what was to be done before, and what the name makes of it: as the timelock takes them. */
  readonly terms: readonly [readonly Address[], readonly bigint[], readonly Hex[], Hex, Hex];
  /** The proposer's call. */
  readonly schedule: RawCall;
  /** Anybody's call. */
  readonly execute: RawCall;
}

/** `name` tells two operations of the same calls apart; the same name and calls are one operation, which is done once. */
export function timelockOperation(
  timelock: { readonly address: Address; readonly delaySeconds: number },
  name: string,
  calls: readonly RawCall[],
): TimelockOperation {
  const [targets, values, payloads] = [calls.map(({ to }) => to), calls.map(() => 0n), calls.map(({ data }) => data)];
  const terms = [targets, values, payloads, zeroHash, keccak256(toHex(name))] as const;
  const shape = parseAbiParameters('address[], uint256[], bytes[], bytes32, bytes32');
  const schedule = { abi, functionName: 'scheduleBatch', args: [...terms, BigInt(timelock.delaySeconds)] } as const;
  const execute = { abi, functionName: 'executeBatch', args: terms } as const;
  return {
    id: keccak256(encodeAbiParameters(shape, terms)),
    terms,
    schedule: { to: timelock.address, data: encodeFunctionData(schedule) },
    execute: { to: timelock.address, data: encodeFunctionData(execute) },
  };
}
