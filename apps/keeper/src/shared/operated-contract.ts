import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { contractsOf } from '@besc/contracts/deploy/contracts-of';
import type { ContractNames } from '@besc/contracts/deployments/contract-names';
import type { Address } from '@besc/domain/shared/address';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import type { Environment } from '@besc/wire/settings/environment';
import type { NamedContracts } from '@besc/wire/settings/named-contract';
import type { Abi, ContractFunctionArgs, ContractFunctionName } from 'viem';
import type { KeeperChain } from './keeper-chain';

/** What operators read and change of one contract. */
export interface OperatedContract {
  readonly slug: string;
  /** Its name in the deployment, beside the slug. */
  readonly name: string;
  /** By what the command calls it, where the slug alone would promise more than it is. */
  readonly word?: string;
  readonly abi: Abi;
  /** The guardian can stop its entries. */
  readonly isPausable: boolean;
  /** Undefined when the deployment has no such contract. */
  addressIn(deployment: NamedContracts): Address | undefined;
  /** The deployment file may have more of its kind under the slug, by names of their own. */
  readonly hasOthers?: boolean;
  othersIn(deployment: NamedContracts): readonly { readonly name: string; readonly address: Address }[];
  readonly settings: readonly OperatedSetting[];
  /** What its operator does by hand. */
  readonly acts?: readonly OperatedAct[];
  /** How it stands at a time (unix seconds), in lines for people. */
  statusLines(chain: Pick<KeeperChain, 'client' | 'deployment'>, now: number): Promise<readonly string[]>;
}

type Setters<TAbi extends Abi> = ContractFunctionName<TAbi, 'nonpayable'>;
type Getters<TAbi extends Abi> = ContractFunctionName<TAbi, 'pure' | 'view'>;

/** A setting of the contract of an ABI: its functions by their names there, with the arguments that they take. */
type SettingOf<TAbi extends Abi> = OperatedSetting &
  {
    [Setter in Setters<TAbi>]: {
      readonly setter: Setter;
      readonly getters: readonly Getters<TAbi>[];
      parse(values: readonly string[]): ContractFunctionArgs<TAbi, 'nonpayable', Setter>;
    };
  }[Setters<TAbi>];

/** What the command calls and reads of a contract that a guardian can pause. */
type CanPause<TAbi extends Abi> =
  'pause' | 'unpause' extends Setters<TAbi>
    ? 'guardian' | 'pausedUntil' extends Getters<TAbi>
      ? boolean
      : false
    : false;

/** What operators read and change of a contract of the deployment. Each function that is named is one of its ABI. */
export function operatedContract<const TAbi extends Abi, Slug extends keyof ContractNames>(
  contract: Omit<OperatedContract, 'addressIn' | 'othersIn' | 'isPausable' | 'settings'> & {
    readonly slug: Slug;
    readonly name: ContractNames[Slug];
    readonly abi: TAbi;
    readonly isPausable: CanPause<TAbi>;
    readonly settings: readonly SettingOf<TAbi>[];
  },
): OperatedContract {
  const { slug, name, hasOthers } = contract;
  return {
    ...contract,
    addressIn: (deployment) => contractIfAny(deployment, slug, name)?.address,
    othersIn: (deployment) => (hasOthers ? contractsOf(deployment, slug).filter((one) => one.name !== name) : []),
  };
}

/** A setting that the owner can change through the timelock. */
export interface OperatedSetting {
  /** What it is called after the contract's word and a dot. */
  readonly name: string;
  /** What its values are, for people. */
  readonly takes: string;
  readonly setter: string;
  /** The contract's reads that together say what the setting is. */
  readonly getters: readonly string[];
  /** How many of the setter's arguments say of what it is, where there is one of each: the getters are asked with them. */
  readonly keys?: number;
  /** The setter's arguments. Throws OperateArgumentError. */
  parse(values: readonly string[]): readonly unknown[];
  /** What the getters were asked with and what they answer, in words that compare. */
  format(values: readonly unknown[]): string;
  /** The setter's arguments in the same words, where their order is another. */
  formatArguments?(values: readonly unknown[]): string;
}

/** Where an operator acts, and by which settings. */
export interface OperatedWith {
  readonly chain: Pick<KeeperChain, 'client' | 'deployment'>;
  readonly env: Environment;
  /** What was given for what the act takes. */
  readonly values: readonly string[];
}

/** What the operator's key does at once. */
export interface OperatedAct {
  /** What it is called after the contract's word and a dot. */
  readonly name: string;
  /** What its values are, for people; without it there are none. */
  readonly takes?: string;
  /** What it does, for people. */
  readonly does: string;
  /** `asked`: for what is made of more than the address. Throws OperateArgumentError when there is nothing to do. */
  call(address: Address, asked: OperatedWith): ContractCall | Promise<ContractCall>;
}

/** A time for operators. */
export const utcText = (seconds: number | bigint) => `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z`;

/** Nothing when the contract is not paused. */
export const pauseLines = (pausedUntil: number, now: number): string[] =>
  now < pausedUntil ? [`  PAUSED until ${utcText(pausedUntil)}`] : [];
