import type { ContractCall } from './contract-call';

/** The first of the calls that work, best first, which needs no other (`onlyIf`) that does not work. */
export function bestCall(working: readonly ContractCall[]): ContractCall | undefined {
  return working.find(({ onlyIf }) => onlyIf === undefined || working.includes(onlyIf));
}
