import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createPublicClient, custom } from 'viem';
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
const sample = (contracts: Record<string, ContractPlan>, rest: Partial<SlugPlan> = {}): SlugPlan => ({
  slug: 'sample',
  names: [],
  contracts: () => contracts,
  ...rest,
});
const withSample = (...plan: Parameters<typeof sample>) =>
  layoutOf(localPlan, { slugs: [...slugPlans, sample(...plan)] });
const last = madeOf('swap.factory');

test('a further slug deploys from any other, is ordered by what it asks for, and nothing of it is lost', () => {
  const contracts = { last: madeOf('sample.middle'), middle: madeOf('sample.first'), first: madeOf('swap.factory') };
  const names = Array.from({ length: 8 }, (_, index) => `call ${index}`);
  const calls = names.map((name, index) => call(name, index === 0 ? [] : [`sample.call ${index - 1}`]));
  const layout = withSample(contracts, { calls: () => calls.reverse() });
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

test('an unknown contract and a circle are errors that name them', () => {
  expect(() => withSample({ last: madeOf('sample.none') })).toThrow('"sample.none"');
  expect(() => withSample({ a: madeOf('sample.b'), b: madeOf('sample.a') })).toThrow('"sample.a", "sample.b"');
});

test('what two slugs say is an error that names it: a slug, a detail', () => {
  const again = { ...sample({}), slug: 'swap' };
  expect(() => layoutOf(localPlan, { slugs: [...slugPlans, again] })).toThrow('two plans are called "swap"');
  expect(() => withSample({}, { details: () => ({ pairs: [] }) })).toThrow('two details are called "pairs"');
});

test.each(['calls', 'accepts'] as const)(
  '%s after an unknown one, twice of one name, or in a circle are errors',
  (kind) => {
    const made = (...calls: CallPlan[]) => withSample({ last }, { [kind]: () => calls });
    expect(() => made(call('a', ['sample.none']))).toThrow('"sample.none"');
    expect(() => made(call('a'), call('a'))).toThrow('"sample.a"');
    expect(() => made(call('a', ['sample.b']), call('b', ['sample.a']))).toThrow('"sample.a", "sample.b"');
  },
);

test('what the owner does comes after what it needs, and nothing of the deployer after that', () => {
  const accepts = () => [call('second', ['sample.first']), call('first')];
  const { accepts: laid } = withSample({ last }, { accepts });
  const own = laid.filter(({ id }) => id.startsWith('sample'));
  expect(own.map(({ id, needs }) => [id, needs])).toEqual([
    ['sample.first', ['sample.last']],
    ['sample.second', ['sample.last', 'sample.first']],
  ]);
  const calls = () => [call('third', ['sample.first'])];
  expect(() => withSample({ last }, { accepts, calls })).toThrow('step "sample.third" needs "sample.first"');
});

test('a contract comes after those it asks for, in whatever part of a plan it asks', () => {
  const other = madeOf('swap.router');
  const late: ContractPlan = { ...last, after: (at) => [`sample.call ${at('sample.other')}`] };
  const { steps } = withSample(
    { last, other, late },
    {
      calls: (_, at) => {
        const address = at('sample.other');
        return [{ ...call(`call ${address}`), data: () => at('swap.router') }];
      },
    },
  );
  const [, , made, called] = steps.filter(({ id }) => id.startsWith('sample'));
  expect(made).toMatchObject({ id: 'sample.late', needs: ['swap.factory', 'sample.other', called?.id] });
  expect(called?.needs.toSorted()).toEqual(['sample.last', 'sample.other', 'swap.router']);
});

test("a slug's settings go to its own plan, and unknown or unreadable ones are refused by name", () => {
  const schema = z.strictObject({ price: z.string() });
  const made: SlugPlan = {
    slug: 'sample',
    names: [],
    settings: schema,
    contracts: ({ plan }) => (slugSettings(plan, 'sample', schema) ? { last } : {}),
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

test('more MONEY than its contract mints to the owner is refused by name', () => {
  const laidOut = (mint: string) => () => layoutOf({ ...localPlan, coins: { ...localPlan.coins, money: { mint } } });
  expect(laidOut('10000000.000000000000000001')).toThrow('coins.money.mint must be at most 10000000');
  expect(laidOut('10000000')().contracts.tokens?.money).toBeDefined();
});

test('of what an operator decides nothing is deployed unless the plan says so', () => {
  const { contracts, accepts } = layoutOf({ ...localPlan, settings: {} });
  expect(Object.keys(contracts).sort()).toEqual(['governance', 'shared', 'swap', 'tokens']);
  expect(accepts.map(({ id }) => id)).toEqual(['swap.acceptFeeToSetter']);
});

test('what a slug looks up waits for a call of its own, by its id', async () => {
  const fact = { name: 'right', actual: 'none', expected: 'the game' };
  const others = slugPlans.map(({ audit: _, grants: __, ...plan }): SlugPlan => plan);
  const own = sample({ last }, { audit: async () => [fact, { ...fact, until: 'take' }] });
  const layout = layoutOf(localPlan, { slugs: [...others, own] });
  const client = createPublicClient({ transport: custom({ request: async () => '0x' }) });
  expect(await layout.audit(client)).toEqual([fact, { ...fact, until: 'sample.take' }]);
});
