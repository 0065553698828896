import { keccak256, toHex } from 'viem';
import { anyone, only, permit, type RoleTable, type SlugRoles, tokenFunctions } from './role-entry';

const expired = 'ERC2612ExpiredSignature';
const minterRole = keccak256(toHex('MINTER_ROLE'));
const admin = 'AccessControlUnauthorizedAccount';

const tables: Readonly<Record<string, RoleTable>> = {
  wbesc: {
    ...tokenFunctions,
    deposit: anyone(),
    withdraw: anyone(() => [1n], 'ERC20InsufficientBalance'),
    receive: anyone(),
  },
  'money-token': {
    ...tokenFunctions,
    permit: permit(expired),
    burn: anyone(() => [0n]),
    burnFrom: anyone(({ accounts }) => [accounts.owner, 0n]),
    mint: only(['farm master'], admin, ({ accounts }) => [accounts.stranger, 1n]),
    grantRole: only(['owner'], admin, ({ accounts }) => [minterRole, accounts.stranger]),
    revokeRole: only(['owner'], admin, ({ accounts }) => [minterRole, accounts.stranger]),
    // A role is given up by whoever has it: its account must be named.
    renounceRole: only(
      ['stranger'],
      'AccessControlBadConfirmation',
      ({ accounts }) => [minterRole, accounts.stranger],
      { right: 'the account itself' },
    ),
    beginDefaultAdminTransfer: only(['owner'], admin, ({ accounts }) => [accounts.stranger]),
    cancelDefaultAdminTransfer: only(['owner'], admin),
    acceptDefaultAdminTransfer: only(['candidate'], 'AccessControlInvalidDefaultAdmin'),
    changeDefaultAdminDelay: only(['owner'], admin, () => [86_400]),
    rollbackDefaultAdminDelay: only(['owner'], admin),
  },
  busdc: { ...tokenFunctions, permit: permit(expired), mint: anyone(() => [1n], 'FaucetClosed') },
  'list-token': { ...tokenFunctions, permit: permit(expired) },
  'reflex-token': { ...tokenFunctions, addToLiquidity: anyone() },
};

export const roles: SlugRoles = { tables };
