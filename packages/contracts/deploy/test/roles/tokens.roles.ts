import { moneyTokenAbi } from '../../../generated/abi/money-token';
import { addressOf } from '../../address-of';
import {
  accessControl,
  anyone,
  only,
  permit,
  type RoleTable,
  roleAdmin,
  type SlugRoles,
  sceneToken,
  tokenFunctions,
} from './role-entry';

const expired = 'ERC2612ExpiredSignature';

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
    // Whom the plans make a minter says so itself.
    mint: only([], accessControl, ({ accounts }) => [accounts.stranger, 1n]),
    ...roleAdmin,
  },
  busdc: { ...tokenFunctions, permit: permit(expired), mint: anyone(() => [1n], 'FaucetClosed') },
  'list-token': { ...tokenFunctions, permit: permit(expired) },
  'reflex-token': { ...tokenFunctions, addToLiquidity: anyone() },
};

export const roles: SlugRoles = {
  tables,
  places: (deployment) => ({
    wbesc: addressOf(deployment, 'tokens', 'wbesc'),
    'money-token': addressOf(deployment, 'tokens', 'money'),
    busdc: addressOf(deployment, 'tokens', 'stable'),
    'list-token': sceneToken(deployment, 'HENNY'),
    'reflex-token': sceneToken(deployment, 'RFLX'),
  }),
  async prepare({ accounts, at, send, pass }) {
    const call = { abi: moneyTokenAbi, functionName: 'beginDefaultAdminTransfer', args: [accounts.candidate] };
    await send(accounts.owner, at('money-token'), call);
    // The admin of MONEY is handed over after two days.
    await pass(3 * 86_400);
  },
};
