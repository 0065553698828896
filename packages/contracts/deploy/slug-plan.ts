import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { DeploymentPlan } from '@besc/wire/settings/deployment-plan';
import type { Abi, Hex, PublicClient } from 'viem';
import type * as z from 'zod/mini';

type DeployedToken = Deployment['tokens'][number];

/** What is made and what exists: a plan without its chain. A token that is made may be an odd one, on local chains. */
export interface LayoutPlan {
  readonly roles: Readonly<DeploymentPlan['roles']>;
  readonly partRoles?: Readonly<DeploymentPlan['partRoles']>;
  readonly timelock: Readonly<DeploymentPlan['timelock']>;
  readonly coins: Readonly<DeploymentPlan['coins']>;
  readonly tokens: readonly (DeploymentPlan['tokens'][number] & { readonly kind?: DeployedToken['kind'] })[];
  readonly pairs: readonly (readonly [string, string])[];
  readonly settings?: Readonly<DeploymentPlan['settings']>;
}

/** What tokens that exist say of themselves, by address. */
export type ExistingTokens = ReadonlyMap<Address, Pick<DeployedToken, 'symbol' | 'name' | 'decimals'>>;

/** What a slug's plan is made from; the roles are those of this slug. */
export interface PlanInput {
  readonly plan: LayoutPlan;
  readonly existing: ExistingTokens;
  /** The id of the contract that tells who has earned a campaign, by the campaign's key; undefined when nothing of the plan does. */
  readonly earnedBy: (campaign: string) => string | undefined;
  /** Ids of the contracts of the plan that ask for random words. */
  readonly wordAskers: () => readonly string[];
}

/** What the deployment file says beside its version, its chain and the contracts. */
export type DeploymentDetails = Partial<Omit<Deployment, 'version' | 'chainId' | 'genesisHash' | 'contracts'>>;

/**
 * Address of a contract by its id, slug and name joined by a dot (`swap.factory`), of any slug. The asking contract comes
 * after it. Throws a `DeployError` for an id that nothing in the plan has.
 */
export type AddressById = (id: string) => Address;

/** A contract that exists, or how one is created. */
export type ContractPlan =
  | { readonly address: Address }
  | {
      readonly abi: Abi;
      readonly bytecode: Hex;
      /** Arguments of the constructor; none when left out. */
      readonly args?: (at: AddressById) => readonly unknown[];
      /** Ids of calls that must have had their effect before; contracts that are asked for come before in any case. */
      readonly after?: (at: AddressById) => readonly string[];
      /** Tells apart two contracts of the same code and arguments. */
      readonly salt?: Hex;
      /** Coins that the constructor takes from the deployer, wei. */
      readonly value?: bigint;
      /** More gas than the creation can need, when its size does not say. */
      readonly gasLimit?: bigint;
    };

/** A call that changes what the contracts say of each other. */
export interface CallPlan {
  /** Together with the slug unique in the deployment. */
  readonly name: string;
  /** Id of the contract that is called. */
  readonly to: string;
  readonly data: (at: AddressById) => Hex;
  /** Ids of calls that must have had their effect before; contracts that are asked for come before in any case. */
  readonly after?: readonly string[];
  /** Whether the chain shows the effect. */
  readonly isDone: (client: PublicClient, at: AddressById) => Promise<boolean>;
  /** More gas than the call can need; 150 000 when left out. */
  readonly gasLimit?: bigint;
}

/** Who must have a role once the owner has accepted; `timelock` owns everything. */
export type RoleHolder = (roles: LayoutPlan['roles'], timelock: Address) => Address;

/** Until the owner has made a call of `accepts`, by its name, something is as told here; an audit calls it open. */
export interface Offered {
  readonly until: string;
  readonly holder: RoleHolder;
}

/** A role of OpenZeppelin's access control, by its name, of a contract, that another contract has; both by their ids. */
export interface RoleGrant {
  readonly role: string;
  readonly of: string;
  readonly account: string;
}

/** What a slug deploys, calls and writes into the deployment file. `slugPlan` makes one. */
export interface SlugPlan<Name extends string = string> {
  readonly slug: string;
  /** Every contract that readers may ask for by name, whether or not a plan makes it. */
  readonly names: readonly Name[];
  /** What the plan file may say for this slug (`slugSettings`); nothing when left out. */
  readonly settings?: z.core.$ZodType;
  /** What the plan of a local chain says for it. */
  readonly localSettings?: unknown;
  /** What is there or made, by its name in the deployment file. */
  readonly contracts: (input: PlanInput) => Readonly<Partial<Record<NoInfer<Name>, ContractPlan>>>;
  /** Calls of the deployer. They come after whatever contract the making of any of them asks for. */
  readonly calls?: (input: PlanInput, at: AddressById) => readonly CallPlan[];
  /** Calls by which the owner, the timelock, takes over what the deployment offered; after each other as they say. */
  readonly accepts?: (input: PlanInput) => readonly CallPlan[];
  /** Contracts of its own that tell claims who has earned a campaign (`eligibilityPlan`), by the campaign's key. */
  readonly earns?: Readonly<Record<string, NoInfer<Name>>>;
  /** Contracts of its own that ask for random words, which the owner lets them. */
  readonly asksWords?: readonly NoInfer<Name>[];
  /** Roles of contracts, its own or of slugs that it stands on, that the owner gives: part of what it takes over, and audited. */
  readonly grants?: (input: PlanInput) => readonly RoleGrant[];
  /** What the deployment file says beside addresses; no two slugs say the same. */
  readonly details?: (input: PlanInput, at: AddressById) => DeploymentDetails;
  /** Looks at the chain before anything is sent; throws a `DeployError` for a plan that cannot work there. */
  readonly check?: (client: PublicClient, at: AddressById, input: PlanInput) => Promise<void>;
  /** Looks at the finished deployment; throws a `DeployError` when it is not what the code says. */
  readonly verify?: (client: PublicClient, at: AddressById, input: PlanInput) => Promise<void>;
  /** Its contract that alone may mint MONEY, and the owner's call, of `accepts`, that lets it. */
  readonly minter?: { readonly contract: NoInfer<Name>; readonly allowedBy: string };
  /** Who must have the roles of its own contracts that others do not have, by the function that tells it. */
  readonly roles?: Readonly<Record<string, RoleHolder>>;
  /** Of these roles those that the owner has yet to take over. */
  readonly offered?: Readonly<Record<string, Offered>>;
  /**
   * Limits that are part of the code of the slug's own contracts, by the function that tells them; amounts in wei, times in
   * seconds, fees in 1/10000.
   */
  readonly limits?: Readonly<Record<string, bigint>>;
  /** What an owner of these contracts sets or time changes, by the function that tells it, and the limit that it stays within. */
  readonly bounded?: Readonly<Record<string, string>>;
  /**
   * What an audit looks up beside what every contract tells of itself: a fact, what it is, what it should be, and the name of
   * the call of `accepts`, if any, that makes it so.
   */
  readonly audit?: (
    client: PublicClient,
    at: AddressById,
    input: PlanInput,
  ) => Promise<
    readonly { readonly name: string; readonly actual: string; readonly expected: string; readonly until?: string }[]
  >;
}

/** A slug's plan, whose contracts have none but the names that it lists. */
export function slugPlan<const Name extends string>(plan: SlugPlan<Name>): SlugPlan<Name> {
  return plan;
}
