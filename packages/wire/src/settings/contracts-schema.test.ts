import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeSettings } from '../../test/make-settings';
import { contractsSchema } from './contracts-schema';
import { ContractMissingError, namedContract } from './named-contract';

const { contracts } = makeSettings();

test('contracts of slugs unknown here are passed on as they are', () => {
  const farms = { controller: { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', startBlock: 9 } } as const;
  expect(z.parse(contractsSchema, { ...contracts, farms })).toEqual({ ...contracts, farms });
});

test.each([
  ['shared', 'multicall'],
  ['swap', 'feeCollector'],
  ['tokens', 'stable'],
])('an exchange without %s.%s is refused by name', (slug, name) => {
  const { [name]: _, ...rest } = contracts[slug] ?? {};
  const result = z.safeParse(contractsSchema, { ...contracts, [slug]: rest });
  expect(result.error?.issues[0]).toMatchObject({ path: [slug, name], message: 'is missing' });
  const { [slug]: __, ...others } = contracts;
  expect(z.safeParse(contractsSchema, others).success).toBe(false);
});

test('a contract is found by slug and name, also where names are those of every object', () => {
  expect(namedContract({ contracts }, 'swap', 'router')).toBe(contracts.swap?.router);
  expect(() => namedContract({ contracts }, 'farms', 'controller')).toThrow(ContractMissingError);
  expect(() => namedContract({ contracts }, 'swap', 'constructor')).toThrow('swap.constructor');
  expect(() => namedContract({ contracts }, '__proto__', 'toString')).toThrow(ContractMissingError);
});
