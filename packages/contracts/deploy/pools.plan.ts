import * as z from 'zod/mini';
import { moneyVaultAbi } from '../generated/abi/money-vault';
import { poolFactoryAbi } from '../generated/abi/pool-factory';
import { poolLensAbi } from '../generated/abi/pool-lens';
import { moneyVaultBytecode } from '../generated/bytecode/money-vault';
import { poolFactoryBytecode } from '../generated/bytecode/pool-factory';
import { poolLensBytecode } from '../generated/bytecode/pool-lens';
import { eligibilityPlan } from './eligibility-plan';
import { ownerOf } from './owner';
import { type PlanInput, slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** An operator decides only whether there are pools: which, is for the factory's owner, and the vault's fees begin fixed. */
const settings = z.strictObject({});
const areWanted = ({ plan }: PlanInput) => slugSettings(plan, 'pools', settings) !== undefined;

/** The pool factory with the lens that reads its pools, and the vault, pool 0, which needs farms; where the plan wants them. */
export const poolsPlan = slugPlan({
  slug: 'pools',
  names: ['factory', 'lens', 'vault', 'depositors'],
  earns: { 'first-vault-deposit': 'depositors' },
  settings,
  localSettings: {},
  limits: { MAX_PERFORMANCE_FEE: 500n, MAX_CALL_FEE: 100n, MAX_WITHDRAW_FEE: 100n, MAX_WITHDRAW_FEE_PERIOD: 259_200n },
  bounded: {
    performanceFee: 'MAX_PERFORMANCE_FEE',
    callFee: 'MAX_CALL_FEE',
    withdrawFee: 'MAX_WITHDRAW_FEE',
    withdrawFeePeriod: 'MAX_WITHDRAW_FEE_PERIOD',
  },
  contracts: (input) => {
    if (!areWanted(input)) return {};
    const { guardian, treasury } = input.plan.roles;
    return {
      factory: {
        abi: poolFactoryAbi,
        bytecode: poolFactoryBytecode,
        args: (at) => [at('tokens.wbesc'), ownerOf(at)],
      },
      lens: { abi: poolLensAbi, bytecode: poolLensBytecode, args: () => [] },
      vault: {
        abi: moneyVaultAbi,
        bytecode: moneyVaultBytecode,
        args: (at) => [at('tokens.money'), at('farms.master'), ownerOf(at), guardian, treasury],
      },
      // The account's shares.
      depositors: eligibilityPlan({ of: 'pools.vault', abi: moneyVaultAbi, functionName: 'userInfo' }),
    };
  },
});
