import { zeroHash } from 'viem';
import { commitRandomAbi } from '../../../generated/abi/commit-random';
import { addressOf } from '../../address-of';
import { anyone, only, owners, ownership, type RoleTable, type SlugRoles } from './role-entry';

const source: RoleTable = {
  ...ownership(),
  setOperator: owners(({ accounts }) => [accounts.stranger]),
  setConsumer: owners(({ accounts }) => [accounts.stranger, true]),
  setBond: owners(() => [1n]),
  // The bond is the caller's own, of whom none has allowed it here.
  commit: only(['operator', 'owner'], 'Forbidden', () => [zeroHash], { answer: 'ERC20InsufficientAllowance' }),
  raiseBond: anyone(() => [0n, 1n], 'WrongState'),
  withdraw: anyone(undefined, 'NothingCommitted'),
  // For games that the owner names; none of the callers is one.
  reserve: anyone(undefined, 'NotAConsumer'),
  request: anyone(() => [0n], 'NotAConsumer'),
  abandon: anyone(() => [0n], 'NotAConsumer'),
  note: anyone(() => [0n], 'NoBlockHash'),
  reveal: anyone(() => [0n, zeroHash], 'WrongState'),
};

export const roles: SlugRoles = {
  tables: { 'commit-random': source },
  prepare: ({ accounts, at, send }) =>
    send(accounts.owner, at('commit-random'), {
      abi: commitRandomAbi,
      functionName: 'transferOwnership',
      args: [accounts.candidate],
    }),
  places: (deployment) => ({ 'commit-random': addressOf(deployment, 'random', 'source') }),
};
