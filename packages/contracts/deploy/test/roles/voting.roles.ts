import { voteLogAbi } from '../../../generated/abi/vote-log';
import { addressOf } from '../../address-of';
import { only, owners, ownership, type SceneChain, type SlugRoles } from './role-entry';

/** A log of no entry ends with the proposal. */
const proposal = `0x${'12'.repeat(32)}` as const;

/** The offer. */
async function prepare({ accounts: { owner, candidate }, at, send }: SceneChain): Promise<void> {
  await send(owner, at('vote-log'), { abi: voteLogAbi, functionName: 'transferOwnership', args: [candidate] });
}

export const roles: SlugRoles = {
  tables: {
    'vote-log': {
      ...ownership(),
      setOperator: owners(({ accounts }) => [accounts.stranger]),
      publish: only(['operator', 'owner'], 'Forbidden', () => [proposal, 0n, proposal]),
    },
  },
  prepare,
  places: (deployment) => ({ 'vote-log': addressOf(deployment, 'voting', 'log') }),
};
