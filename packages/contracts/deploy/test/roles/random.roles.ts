import { keccak256, parseEther, toHex, zeroHash } from 'viem';
import { commitRandomAbi } from '../../../generated/abi/commit-random';
import { erc20Abi } from '../../../generated/abi/erc20';
import { addressOf } from '../../address-of';
import { localBond } from '../../random.plan';
import { anyone, none, only, owners, ownership, type RoleTable, type SceneChain, type SlugRoles } from './role-entry';

const source: RoleTable = {
  ...ownership(),
  setOperator: owners(({ accounts }) => [accounts.stranger]),
  setConsumer: owners(({ accounts }) => [accounts.stranger, true]),
  setBond: owners(() => [1n]),
  // The bond is the caller's own, of whom none has allowed it here.
  commit: only(['operator', 'owner'], 'Forbidden', () => [zeroHash], { answer: 'ERC20InsufficientAllowance' }),
  raiseBond: anyone(() => [9n, 1n], 'WrongState'),
  withdraw: only(['operator', 'owner'], 'Forbidden', none, { right: 'operator, owner, payer of the bond' }),
  reserve: only(['game'], 'NotAConsumer'),
  // Of the word that it has reserved itself.
  request: only(['game'], 'NotAConsumer', () => [0n]),
  abandon: only(['game'], 'NotAConsumer', () => [0n], { answer: 'WrongState' }),
  note: anyone(() => [0n], 'NoBlockHash'),
  reveal: anyone(() => [0n, zeroHash], 'WrongState'),
};

/** Two secrets, the first reserved by the game, and the offer. */
async function prepare({ accounts, at, send }: SceneChain): Promise<void> {
  const { owner, proposer, operator, candidate, game = owner } = accounts;
  const [place, bond] = [at('commit-random'), parseEther(localBond)];
  const money = (functionName: string, ...args: unknown[]) => ({ abi: erc20Abi, functionName, args });
  const call = (functionName: string, ...args: unknown[]) => ({ abi: commitRandomAbi, functionName, args });
  await send(proposer, at('money-token'), money('transfer', operator, 2n * bond));
  await send(operator, at('money-token'), money('approve', place, 2n * bond));
  for (const secret of ['one', 'two']) await send(operator, place, call('commit', keccak256(toHex(secret))));
  await send(owner, place, call('setConsumer', game, true));
  await send(game, place, call('reserve'));
  await send(owner, place, call('transferOwnership', candidate));
}

export const roles: SlugRoles = {
  tables: { 'commit-random': source },
  prepare,
  callers: { game: { is: 'a contract that the owner of the random source lets ask for words' } },
  places: (deployment) => ({ 'commit-random': addressOf(deployment, 'random', 'source') }),
};
