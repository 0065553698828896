import { type Abi, toFunctionSelector } from 'viem';
import { getAbiItem } from 'viem/utils';
import { viewEligibilityAbi } from '../generated/abi/view-eligibility';
import { viewEligibilityBytecode } from '../generated/bytecode/view-eligibility';
import type { ContractPlan } from './slug-plan';

interface EligibilityOptions {
  /** The id of the contract that is asked. */
  readonly of: string;
  readonly abi: Abi;
  readonly functionName: string;
  /** Which word of the answer tells it, from 0; it must not be zero, and below the campaign's threshold. */
  readonly word?: number;
  /** The first argument is the word that comes as proof. */
  readonly takesProof?: boolean;
  /** The answer must be the account, which is no argument then. */
  readonly isHolder?: boolean;
  /** Arguments after the account. */
  readonly rest?: readonly bigint[];
}

/** A contract by which claims ask another one what an account has earned (`SlugPlan.earns`). */
export function eligibilityPlan(options: EligibilityOptions): ContractPlan {
  const { of, abi, functionName, word = 0, takesProof = false, isHolder = false, rest = [] } = options;
  const item = getAbiItem({ abi, name: functionName });
  if (item?.type !== 'function') throw new TypeError(`${functionName} is no function`);
  const selector = toFunctionSelector(item);
  return {
    abi: viewEligibilityAbi,
    bytecode: viewEligibilityBytecode,
    args: (at) => [at(of), selector, BigInt(word), takesProof, isHolder, rest],
  };
}
