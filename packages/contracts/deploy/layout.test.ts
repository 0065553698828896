import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { layoutOf } from './layout';
import { localPlan } from './local-plan';
import { orderSteps } from './order-steps';
import type { CallPlan, ContractPlan, SlugPlan } from './slug-plan';
import { slugPlans } from './slug-plans';
import { slugSettings } from './slug-settings';

const existing = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const abi = [
  { type: 'constructor', stateMutability: 'nonpayable', inputs: [{ name: 'of', type: 'address' }] },
] as const;

/** A contract whose constructor takes the address of another. */
const madeOf = (id: string): ContractPlan => ({ abi, bytecode: '0x6001', args: (at) => [at(id)] });
const call = (name: string, after: readonly string[] = []): CallPlan => ({
  name,
  to: 'sample.last',
  after,
  data: () => '0x',
  isDone: async () => false,
});
const sample = (contracts: Record<string, ContractPlan>, calls: readonly CallPlan[] = []): SlugPlan => ({
  slug: 'sample',
  contracts: () => contracts,
  calls: () => calls,
});
const withSample = (...plan: Parameters<typeof sample>) =>
  layoutOf(localPlan, { slugs: [...slugPlans, sample(...plan)] });

test('a further slug deploys from any other, is ordered by what it asks for, and nothing of it is lost', () => {
  const contracts = { last: madeOf('sample.middle'), middle: madeOf('sample.first'), first: madeOf('swap.factory') };
  const names = Array.from({ length: 8 }, (_, index) => `call ${index}`);
  const calls = names.map((name, index) => call(name, index === 0 ? [] : [`sample.call ${index - 1}`]));
  const layout = withSample(contracts, calls.reverse());
  expect(Object.keys(layout.contracts.sample ?? {})).toEqual(['last', 'middle', 'first']);
  const order = orderSteps(layout.steps)
    .flat()
    .map(({ id }) => id)
    .filter((id) => /^sample|^swap.factory$/.test(id));
  const wanted = ['first', 'middle', 'last', ...names].map((name) => `sample.${name}`);
  expect(order).toEqual(['swap.factory', ...wanted]);
});

test('a contract that exists is used and has no step', () => {
  const layout = withSample({ old: { address: existing }, last: madeOf('sample.old') });
  expect(layout.contracts.sample?.old).toBe(existing);
  const steps = layout.steps.filter(({ id }) => id.startsWith('sample'));
  expect(steps).toMatchObject([{ id: 'sample.last', needs: [] }]);
  expect(steps[0]?.data.endsWith(existing.slice(2).toLowerCase())).toBe(true);
});

test('an unknown contract, a circle and an id given twice are errors that name them', () => {
  expect(() => withSample({ last: madeOf('sample.none') })).toThrow('"sample.none"');
  expect(() => withSample({ a: madeOf('sample.b'), b: madeOf('sample.a') })).toThrow('"sample.a", "sample.b"');
  expect(() => layoutOf(localPlan, { slugs: [...slugPlans, ...slugPlans] })).toThrow('"shared.multicall"');
});

test('a call after an unknown one, or twice of one name, is an error before anything is sent', () => {
  const last = madeOf('swap.factory');
  expect(() => orderSteps(withSample({ last }, [call('a', ['sample.none'])]).steps)).toThrow('"sample.none"');
  expect(() => orderSteps(withSample({ last }, [call('a'), call('a')]).steps)).toThrow('"sample.a"');
});

test("a slug's settings go to its own plan, and what nobody takes or understands is refused by name", () => {
  const schema = z.strictObject({ price: z.string() });
  const made: SlugPlan = {
    slug: 'sample',
    settings: schema,
    contracts: ({ plan }) => (slugSettings(plan, 'sample', schema) ? { last: madeOf('swap.factory') } : {}),
  };
  const told = (settings: Record<string, unknown>) =>
    layoutOf({ ...localPlan, settings }, { slugs: [...slugPlans, made] }).contracts.sample;
  expect(Object.keys(told({ sample: { price: '1.5' } }) ?? {})).toEqual(['last']);
  expect(told({})).toBeUndefined();
  expect(() => told({ sample: { price: 5 } })).toThrow('settings.sample.price');
  expect(() => told({ sample: { price: '5', more: 1 } })).toThrow('settings.sample');
  expect(() => told({ swap: {} })).toThrow('settings.swap');
  expect(() => told({ unknown: {} })).toThrow('settings.unknown');
});
