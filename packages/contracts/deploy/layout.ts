import type { Address } from '@besc/domain/shared/address';
import { joinRecords } from '@besc/domain/shared/join-records';
import { type Abi, encodeDeployData, type Hex, type PublicClient, size } from 'viem';
import { sharedLimits, sharedRoles } from './audited-values';
import { create2Address, create2Data, create2Deployer } from './create2';
import { DeployError } from './deploy-error';
import { orderSteps } from './order-steps';
import { ownerOf } from './owner';
import { requireKnownParts, rolesOf } from './part-roles';
import { grantCalls, grantFacts } from './role-grants';
import type {
  AddressById,
  CallPlan,
  ContractPlan,
  DeploymentDetails,
  ExistingTokens,
  LayoutPlan,
  PlanInput,
  SlugPlan,
} from './slug-plan';
import { slugPlans } from './slug-plans';
import { requireKnownSettings } from './slug-settings';
import type { Step } from './step';

/** A step before it is known which chain it is asked of. */
export type LaidStep = Omit<Step, 'isDone'> & { readonly isDone: (client: PublicClient) => Promise<boolean> };

/** A contract that the deployment creates, with the roles and limits that its slug says of its own and those that several have. */
export interface CreatedContract extends Required<Pick<SlugPlan, 'roles' | 'offered' | 'limits' | 'bounded'>> {
  readonly id: string;
  readonly address: Address;
  readonly abi: Abi;
  readonly bytecode: Hex;
}

/** Everything a deployment will create and use, with addresses that are known before it begins. */
export interface Layout {
  /** Address by slug and name, of what exists as well. */
  readonly contracts: Readonly<Record<string, Readonly<Record<string, Address>>>>;
  /** What is created, with what it was built to be. */
  readonly created: readonly CreatedContract[];
  readonly steps: readonly LaidStep[];
  /** What the timelock does afterwards, in an order in which each has what it needs. */
  readonly accepts: readonly LaidStep[];
  /** What the deployment file says beside addresses. */
  readonly details: DeploymentDetails;
  readonly timelock: Address;
  /** Looks at the chain before anything is sent; rejects with a `DeployError` for a plan that cannot work there. */
  readonly check: (client: PublicClient) => Promise<void>;
  /** Looks at the finished deployment; rejects with a `DeployError` when it is not what the code says. */
  readonly verify: (client: PublicClient) => Promise<void>;
  /** What the slugs look up in an audit (`SlugPlan.audit`); calls that make a fact so by their ids. */
  readonly audit: (client: PublicClient) => ReturnType<NonNullable<SlugPlan['audit']>>;
}

/**
 * Computes what a plan creates. Pure: no chain is asked. Throws a `DeployError` for a plan that contradicts itself, and a
 * `DuplicateKeyError` when two slugs give a thing of one name.
 */
export function layoutOf(
  plan: LayoutPlan,
  { existing = new Map(), slugs = slugPlans }: { existing?: ExistingTokens; slugs?: readonly SlugPlan[] } = {},
): Layout {
  requireKnownSettings(plan, slugs);
  const earners = joinRecords(
    'earns',
    slugs.map(({ slug, earns = {} }) =>
      Object.fromEntries(Object.entries(earns).map(([campaign, name]) => [campaign, `${slug}.${name}`])),
    ),
  );
  /** Known once the contracts are. */
  const earnedBy = (campaign: string) => [earners[campaign] ?? ''].find((id) => planned.has(id));
  const wordAskers = () =>
    slugs
      .flatMap(({ slug, asksWords = [] }) => asksWords.map((name) => `${slug}.${name}`))
      .filter((id) => planned.has(id));
  const inputOf = (slug: string): PlanInput => ({
    plan: { ...plan, roles: rolesOf(plan, slug) },
    existing,
    earnedBy,
    wordAskers,
  });
  const contractsBySlug = joinRecords(
    'plans',
    slugs.map(({ slug, contracts }) => ({
      [slug]: Object.entries(contracts(inputOf(slug))).flatMap(([name, contract]) =>
        contract === undefined ? [] : [[name, contract] as const],
      ),
    })),
  );
  requireKnownParts(plan, (slug) => (contractsBySlug[slug] ?? []).length > 0);
  const bySlug = Object.entries(contractsBySlug);
  const planned = new Map<string, ContractPlan>(
    bySlug.flatMap(([slug, contracts]) => contracts.map(([name, contract]) => [`${slug}.${name}`, contract] as const)),
  );
  const created = new Map<string, LaidStep & { creates: Address }>();
  const underWay = new Set<string>();
  /** Who is being made: what it asks for is what it needs. */
  let asked: Set<string> | undefined;
  const at: AddressById = (id) => {
    const address = addressOf(id);
    if (created.has(id)) asked?.add(id);
    return address;
  };
  const addressOf: AddressById = (id) => {
    const contract = planned.get(id);
    if (!contract) throw new DeployError('PLAN', `"${id}" is no contract of the plan`);
    if ('address' in contract) return contract.address;
    const known = created.get(id);
    if (known) return known.creates;
    if (underWay.has(id)) throw new DeployError('PLAN', `contracts need each other: "${[...underWay].join('", "')}"`);
    underWay.add(id);
    const made = noticing(() => ({ args: contract.args?.(at) ?? [], after: contract.after?.(at) ?? [] }));
    const { args, after } = made.value;
    const needs = [...made.needs, ...after];
    underWay.delete(id);
    const initCode = encodeDeployData({ ...contract, args });
    const creates = create2Address(initCode, contract.salt);
    const data = create2Data(initCode, contract.salt);
    const isDone = async (client: PublicClient) => (await client.getCode({ address: creates })) !== undefined;
    const { value, gasLimit = creationGas(data) } = contract;
    const paid = value === undefined ? {} : { value };
    created.set(id, { id, needs, creates, isDone, to: create2Deployer, data, ...paid, gasLimit });
    return creates;
  };
  /** What `make` gives, and the contracts among those it asked for that are yet to be created. */
  const noticing = <Value>(make: () => Value) => {
    const before = asked;
    const needs = new Set<string>();
    asked = needs;
    const value = make();
    asked = before;
    return { value, needs: [...needs] };
  };
  /** The calls that `make` gives; each comes after what itself or all of them together ask for. */
  const callsOf = (slug: string, make: () => readonly CallPlan[] | undefined): LaidStep[] => {
    const all = noticing(make);
    return (all.value ?? []).map((call) => {
      const { name, after = [], gasLimit = 150_000n } = call;
      const { value, needs } = noticing(() => ({ to: at(call.to), data: call.data(at) }));
      return {
        id: `${slug}.${name}`,
        ...value,
        needs: [...all.needs, ...needs, ...after],
        gasLimit,
        isDone: (client) => call.isDone(client, at),
      };
    });
  };
  const contracts = Object.fromEntries(
    bySlug
      .filter(([, named]) => named.length > 0)
      .map(([slug, named]) => [slug, Object.fromEntries(named.map(([name]) => [name, at(`${slug}.${name}`)]))]),
  );
  const calls = slugs.flatMap(({ slug, calls }) => callsOf(slug, () => calls?.(inputOf(slug), at)));
  const grants = slugs.flatMap(({ slug, grants }) =>
    (grants?.(inputOf(slug)) ?? []).map((grant) => [slug, grant] as const),
  );
  const accepts = slugs.flatMap(({ slug, accepts }) => {
    const own = grants.flatMap(([of, grant]) => (of === slug ? [grant] : []));
    return callsOf(slug, () => [...(accepts?.(inputOf(slug)) ?? []), ...grantCalls(own)]);
  });
  const steps = [...created.values(), ...calls];
  // What the deployer does cannot wait for the owner.
  orderSteps(steps);
  return {
    contracts,
    created: slugs.flatMap(({ slug, offered = {}, bounded = {}, ...own }) => {
      const roles = joinRecords('roles', [sharedRoles, own.roles]);
      const limits = joinRecords('limits', [sharedLimits, own.limits]);
      return (contractsBySlug[slug] ?? []).flatMap(([name, contract]) => {
        if ('address' in contract) return [];
        const { abi, bytecode } = contract;
        const id = `${slug}.${name}`;
        return [{ id, address: at(id), abi, bytecode, roles, offered, limits, bounded }];
      });
    }),
    steps,
    accepts: orderSteps([...steps, ...accepts])
      .flat()
      .filter((step) => accepts.includes(step)),
    details: joinRecords(
      'details',
      slugs.map(({ slug, details }) => details?.(inputOf(slug), at)),
    ),
    timelock: ownerOf(at),
    check: async (client) => {
      for (const { slug, check } of slugs) await check?.(client, at, inputOf(slug));
    },
    verify: async (client) => {
      for (const { slug, verify } of slugs) await verify?.(client, at, inputOf(slug));
    },
    audit: async (client) => {
      const facts = slugs.map(async ({ slug, audit }) =>
        ((await audit?.(client, at, inputOf(slug))) ?? []).map(({ until, ...fact }) =>
          until === undefined ? fact : { ...fact, until: `${slug}.${until}` },
        ),
      );
      return [...(await Promise.all(facts)).flat(), ...(await grantFacts(client, at, grants))];
    },
  };
}

/** What a creation costs at most: its bytes as calldata, as code that runs once and as code that is kept. */
function creationGas(data: Hex): bigint {
  return 700_000n + BigInt(size(data)) * 220n;
}
