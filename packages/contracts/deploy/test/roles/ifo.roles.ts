import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { erc20Abi } from '../../../generated/abi/erc20';
import { ifoAbi } from '../../../generated/abi/ifo';
import { ifoFactoryAbi } from '../../../generated/abi/ifo-factory';
import { addressOf } from '../../address-of';
import {
  anyone,
  only,
  owners,
  ownership,
  type RoleEntry,
  type RoleTable,
  type SceneChain,
  type SlugRoles,
} from './role-entry';

/** The block in which sales begin, far ahead: terms can be changed until then. */
const start = 1_000_000n;
const pool = { offeringAmount: 10n, raisingAmount: 10n, limitPerUser: 5n, hasTax: false };
const none = { offeringAmount: 0n, raisingAmount: 0n, limitPerUser: 0n, hasTax: false };

const admins = (args?: RoleEntry['args'], answer?: string) =>
  only(['sale admin'], 'OwnableUnauthorizedAccount', args, answer === undefined ? {} : { answer });

const termsOf = (lpToken: string | undefined, offeringToken: string | undefined, admin: string | undefined) => ({
  lpToken,
  offeringToken,
  startBlock: start,
  endBlock: start + 10n,
  minimumRaise: 1n,
  admin,
  pools: [pool, none],
});

const tables: Readonly<Record<string, RoleTable>> = {
  'ifo-factory': {
    ...ownership(),
    deployIFO: owners(({ contracts: c, accounts }) => [
      termsOf(c['money-token'], c['list-token'], accounts['sale admin']),
    ]),
    setRoles: owners(({ accounts }) => [accounts.operator, accounts.guardian]),
  },
  ifo: {
    ...ownership('sale admin'),
    pause: only(['guardian'], 'NotGuardian'),
    unpause: admins(),
    setGuardian: admins(({ accounts }) => [accounts.stranger]),
    setOperator: admins(({ accounts }) => [accounts.stranger]),
    setPool: admins(() => [10n, 10n, 6n, false, 0]),
    setLimit: only(['sale admin', 'operator'], 'Forbidden', () => [7n]),
    updateStartAndEndBlocks: admins(() => [start, start + 20n]),
    finalWithdraw: admins(() => [0n, 0n], 'NotEnded'),
    recoverWrongTokens: admins(({ lost }) => [lost, 1n]),
    depositPool: anyone(() => [1n, 0], 'TooEarly'),
    harvestPool: anyone(() => [0], 'NotEnded'),
    claimOffering: anyone(undefined, 'NothingOwed'),
  },
};

/** Makes a sale, leaves a little of a wrong token in it, and offers both. */
async function prepare({ accounts, at, place, send, read, lost }: SceneChain): Promise<void> {
  const { owner, proposer, candidate } = accounts;
  const admin = checksumAddress(accounts['sale admin'] ?? '');
  const [factory, offered] = [at('ifo-factory'), at('list-token')];
  const token = (functionName: string, ...args: unknown[]) => ({ abi: erc20Abi, functionName, args });
  const offer = { functionName: 'transferOwnership', args: [candidate] };
  const onFactory = (functionName: string, ...args: unknown[]) => ({ abi: ifoFactoryAbi, functionName, args });
  await send(proposer, offered, token('transfer', owner, 1_000n));
  await send(owner, offered, token('approve', factory, 2n ** 255n));
  await send(owner, factory, onFactory('deployIFO', termsOf(at('money-token'), offered, admin)));
  const sale = checksumAddress(String(await read(factory, onFactory('ifos', 0n))));
  place('ifo', sale);
  await send(proposer, lost, token('transfer', sale, 5n));
  await send(admin, sale, { abi: ifoAbi, ...offer });
  await send(owner, factory, { abi: ifoFactoryAbi, ...offer });
}

export const roles: SlugRoles = {
  tables,
  made: ['ifo'],
  prepare,
  places: (deployment) => ({ 'ifo-factory': addressOf(deployment, 'ifo', 'factory') }),
  callers: { 'sale admin': { is: 'the owner of a sale, for whom it was made' } },
};
