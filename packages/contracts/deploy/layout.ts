import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import { type Abi, encodeDeployData, type Hex, type PublicClient, size } from 'viem';
import { create2Address, create2Data, create2Deployer } from './create2';
import { DeployError } from './deploy-error';
import { ownerOf } from './owner';
import type { AddressById, CallPlan, ContractPlan, ExistingTokens, LayoutPlan, SlugPlan } from './slug-plan';
import { slugPlans } from './slug-plans';
import { requireKnownSettings } from './slug-settings';
import type { Step } from './step';

/** A step before it is known which chain it is asked of. */
export type LaidStep = Omit<Step, 'isDone'> & { readonly isDone: (client: PublicClient) => Promise<boolean> };

/** Everything a deployment will create and use, with addresses that are known before it begins. */
export interface Layout {
  /** Address by slug and name, of what exists as well. */
  readonly contracts: Readonly<Record<string, Readonly<Record<string, Address>>>>;
  /** What is created, with what it was built to be. */
  readonly created: readonly { id: string; address: Address; abi: Abi; bytecode: Hex }[];
  readonly steps: readonly LaidStep[];
  /** What the timelock does afterwards. */
  readonly accepts: readonly LaidStep[];
  /** What the deployment file says beside addresses. */
  readonly details: Partial<Deployment>;
  readonly timelock: { readonly address: Address; readonly delaySeconds: number };
  /** Looks at the finished deployment; rejects with a `DeployError` when it is not what the code says. */
  readonly verify: (client: PublicClient) => Promise<void>;
  /** What the slugs look up in an audit (`SlugPlan.audit`). */
  readonly audit: (client: PublicClient) => ReturnType<NonNullable<SlugPlan['audit']>>;
}

/** Computes what a plan creates. Pure: no chain is asked. Throws a `DeployError` for a plan that contradicts itself. */
export function layoutOf(
  plan: LayoutPlan,
  { existing = new Map(), slugs = slugPlans }: { existing?: ExistingTokens; slugs?: readonly SlugPlan[] } = {},
): Layout {
  requireKnownSettings(plan, slugs);
  const input = { plan, existing };
  const perSlug = slugs.map(({ slug, contracts }) => ({ slug, contracts: Object.entries(contracts(input)) }));
  const planned = new Map<string, ContractPlan>();
  for (const { slug, contracts } of perSlug) {
    for (const [name, contract] of contracts) {
      if (planned.has(`${slug}.${name}`)) throw new DeployError('PLAN', `two contracts are called "${slug}.${name}"`);
      planned.set(`${slug}.${name}`, contract);
    }
  }
  const created = new Map<string, LaidStep & { creates: Address }>();
  const underWay = new Set<string>();
  const at: AddressById = (id) => {
    const contract = planned.get(id);
    if (!contract) throw new DeployError('PLAN', `"${id}" is no contract of the plan`);
    if ('address' in contract) return contract.address;
    const known = created.get(id);
    if (known) return known.creates;
    if (underWay.has(id)) throw new DeployError('PLAN', `contracts need each other: "${[...underWay].join('", "')}"`);
    underWay.add(id);
    const { value: args, needs: used } = noticing((by) => contract.args?.(by) ?? []);
    const needs = [...used, ...(contract.after?.(at) ?? [])];
    underWay.delete(id);
    const initCode = encodeDeployData({ ...contract, args });
    const creates = create2Address(initCode);
    const data = create2Data(initCode);
    const isDone = async (client: PublicClient) => (await client.getCode({ address: creates })) !== undefined;
    const { value, gasLimit = creationGas(data) } = contract;
    const paid = value === undefined ? {} : { value };
    created.set(id, { id, needs, creates, isDone, to: create2Deployer, data, ...paid, gasLimit });
    return creates;
  };
  /** What `make` gives, and the contracts among those it asked for that are yet to be created. */
  const noticing = <Value>(make: (by: AddressById) => Value) => {
    const needs = new Set<string>();
    const value = make((id) => {
      const address = at(id);
      if (created.has(id)) needs.add(id);
      return address;
    });
    return { value, needs: [...needs] };
  };
  const callOf = (slug: string, call: CallPlan): LaidStep => {
    const { name, after = [], gasLimit = 150_000n } = call;
    const { value, needs } = noticing((by) => ({ to: by(call.to), data: call.data(by) }));
    return {
      id: `${slug}.${name}`,
      ...value,
      needs: [...needs, ...after],
      gasLimit,
      isDone: (client) => call.isDone(client, at),
    };
  };
  const contracts = Object.fromEntries(
    perSlug
      .filter((entry) => entry.contracts.length > 0)
      .map((entry) => [
        entry.slug,
        Object.fromEntries(entry.contracts.map(([name]) => [name, at(`${entry.slug}.${name}`)])),
      ]),
  );
  const calls = slugs.flatMap(({ slug, calls }) => (calls?.(input, at) ?? []).map((call) => callOf(slug, call)));
  return {
    contracts,
    created: [...planned].flatMap(([id, contract]) =>
      'address' in contract ? [] : [{ id, address: at(id), abi: contract.abi, bytecode: contract.bytecode }],
    ),
    steps: [...created.values(), ...calls],
    accepts: slugs.flatMap(({ slug, accepts }) => (accepts?.(input) ?? []).map((call) => callOf(slug, call))),
    details: Object.assign({}, ...slugs.map(({ details }) => details?.(input, at))),
    timelock: { address: ownerOf(at), delaySeconds: plan.timelock.delaySeconds },
    verify: async (client) => {
      for (const { verify } of slugs) await verify?.(client, at, input);
    },
    audit: async (client) => (await Promise.all(slugs.map(({ audit }) => audit?.(client, at, input) ?? []))).flat(),
  };
}

/** What a creation costs at most: its bytes as calldata, as code that runs once and as code that is kept. */
function creationGas(data: Hex): bigint {
  return 700_000n + BigInt(size(data)) * 220n;
}
