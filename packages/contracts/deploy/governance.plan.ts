import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { keccak256, toHex, zeroHash } from 'viem';
import { timelockControllerAbi as abi } from '../generated/abi/timelock-controller';
import { timelockControllerBytecode } from '../generated/bytecode/timelock-controller';
import { roleHolders } from './role-holders';
import { slugPlan } from './slug-plan';

/**
 * The owner of everything. The owner of the plan proposes and alone can cancel; anyone executes what has waited, so
 * nothing hangs on one person. Only the timelock changes its roles and its delay.
 */
export const governancePlan = slugPlan({
  slug: 'governance',
  names: ['timelock'],
  contracts: ({ plan: { roles, timelock: terms } }) => ({
    timelock: {
      abi,
      bytecode: timelockControllerBytecode,
      args: () => [BigInt(terms.delaySeconds), [roles.owner], [zeroAddress], zeroAddress],
    },
  }),
  audit: async (client, at, { plan: { roles, timelock: terms } }) => {
    const address = at('governance.timelock');
    const planned: readonly (readonly [string, Address])[] = [
      ['DEFAULT_ADMIN_ROLE', address],
      ['PROPOSER_ROLE', roles.owner],
      ['CANCELLER_ROLE', roles.owner],
      ['EXECUTOR_ROLE', zeroAddress],
    ];
    const holders = planned.map(async ([name, expected]) => {
      const role = name === 'DEFAULT_ADMIN_ROLE' ? zeroHash : keccak256(toHex(name));
      const actual = await roleHolders(client, { address, role });
      return { name: `holders of ${name} of the timelock`, actual: actual.join(', ') || 'none', expected };
    });
    const delay = String(await client.readContract({ address, abi, functionName: 'getMinDelay' }));
    return [
      { name: 'delay of the timelock, seconds', actual: delay, expected: String(terms.delaySeconds) },
      ...(await Promise.all(holders)),
    ];
  },
});
