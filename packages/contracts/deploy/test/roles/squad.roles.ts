import { parseEther } from 'viem';
import { squadSaleAbi } from '../../../generated/abi/squad-sale';
import { addressOf } from '../../address-of';
import {
  anyone,
  guardianPause,
  only,
  owners,
  ownership,
  type RoleEntry,
  type RoleTable,
  type SlugRoles,
} from './role-entry';

/** What a sale that has not begun says. */
const notNow = 'WrongStatus';
const operators = (args?: RoleEntry['args'], answer?: string) =>
  only(['owner', 'operator'], 'Forbidden', args, answer === undefined ? {} : { answer });

const sale: RoleTable = {
  ...ownership(),
  ...guardianPause,
  setOperator: owners(({ accounts }) => [accounts.stranger]),
  setTreasury: owners(({ accounts }) => [accounts.stranger]),
  setTicketPrice: owners(() => [1n]),
  setSaleProperties: owners(() => [5n, 5n]),
  recoverToken: owners(({ lost }) => [lost]),
  updateSaleStatus: operators(() => [1, 1n], 'BadStart'),
  takeSnapshot: operators(undefined, notNow),
  whitelistAddresses: operators(({ accounts }) => [[accounts.stranger], [1n]], notNow),
  unwhitelistAddresses: operators(({ accounts }) => [[accounts.stranger]], notNow),
  getReserveTickets: operators(() => [120n], notNow),
  buyTickets: anyone(() => [1n], notNow),
  buyTicketsInPreSaleForGen0: anyone(() => [1n], notNow),
  mint: anyone(() => [[]], notNow),
  mintForTreasury: anyone(() => [[]], notNow),
  endSale: anyone(undefined, notNow),
  openClaim: anyone(undefined, notNow),
  openRefunds: anyone(undefined, notNow),
  refund: anyone(({ accounts }) => [accounts.stranger], notNow),
  claim: anyone(undefined, notNow),
};

export const roles: SlugRoles = {
  tables: { 'squad-sale': sale },
  prepare: ({ accounts, at, send }) =>
    send(accounts.owner, at('squad-sale'), {
      abi: squadSaleAbi,
      functionName: 'transferOwnership',
      args: [accounts.candidate],
    }),
  places: (deployment) => ({ 'squad-sale': addressOf(deployment, 'squad', 'sale') }),
  callers: {
    'squad sale': {
      is: 'the contract that sells Squad',
      contract: 'squad-sale',
      may: ['squad.mint', 'commit-random.reserve'],
    },
  },
  limits: [['squad-sale', 'setTicketPrice', 5n * parseEther('5'), 'BadPrice']],
};
