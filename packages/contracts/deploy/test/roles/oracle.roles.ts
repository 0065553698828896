import { toHex } from 'viem';
import { priceOracleAbi } from '../../../generated/abi/price-oracle';
import { addressOf } from '../../address-of';
import { anyone, owners, ownership, type RoleTable, type SlugRoles } from './role-entry';

const others = [1n, 2n, 3n].map((account) => toHex(account, { size: 20 }));

const prices: RoleTable = {
  ...ownership(),
  setReporters: owners(() => [others, 3n]),
  // Signatures decide, not who brings them.
  submit: anyone(() => [0n, [], []], 'BadTime'),
};

export const roles: SlugRoles = {
  tables: { 'price-oracle': prices },
  prepare: ({ accounts, at, send }) =>
    send(accounts.owner, at('price-oracle'), {
      abi: priceOracleAbi,
      functionName: 'transferOwnership',
      args: [accounts.candidate],
    }),
  places: (deployment) => ({ 'price-oracle': addressOf(deployment, 'oracle', 'prices') }),
};
