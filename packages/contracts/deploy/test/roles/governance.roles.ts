import { keccak256, toHex, zeroAddress, zeroHash } from 'viem';
import { addressOf } from '../../address-of';
import { anyone, only, type SlugRoles } from './role-entry';

const proposerRole = keccak256(toHex('PROPOSER_ROLE'));
const refusal = 'AccessControlUnauthorizedAccount';
const call = [zeroAddress, 0n, '0x', zeroHash, zeroHash] as const;
const calls = [[], [], [], zeroHash, zeroHash] as const;
const long = 30n * 86_400n;
const unknown = 'TimelockUnexpectedOperationState';

/** The owner is the timelock: it acts on itself as on the others, by what was proposed and has waited. */
export const roles: SlugRoles = {
  places: (deployment) => ({ 'timelock-controller': addressOf(deployment, 'governance', 'timelock') }),
  tables: {
    'timelock-controller': {
      schedule: only(['proposer'], refusal, () => [...call, long]),
      scheduleBatch: only(['proposer'], refusal, () => [...calls, long]),
      cancel: only(['proposer'], refusal, () => [zeroHash], { answer: unknown }),
      execute: anyone(() => call, unknown),
      executeBatch: anyone(() => calls, unknown),
      updateDelay: only(['owner'], 'TimelockUnauthorizedCaller', () => [1n]),
      grantRole: only(['owner'], refusal, ({ accounts }) => [proposerRole, accounts.stranger]),
      revokeRole: only(['owner'], refusal, ({ accounts }) => [proposerRole, accounts.stranger]),
      renounceRole: only(
        ['stranger'],
        'AccessControlBadConfirmation',
        ({ accounts }) => [proposerRole, accounts.stranger],
        { right: 'the account itself' },
      ),
      onERC721Received: anyone(({ accounts }) => [accounts.stranger, accounts.stranger, 0n, '0x']),
      onERC1155Received: anyone(({ accounts }) => [accounts.stranger, accounts.stranger, 0n, 0n, '0x']),
      onERC1155BatchReceived: anyone(({ accounts }) => [accounts.stranger, accounts.stranger, [], [], '0x']),
      receive: anyone(),
    },
  },
};
