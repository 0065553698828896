import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Abi, Hex } from 'viem';

/** Who calls. `owner` is the timelock, `proposer` says what it does, `candidate` was offered everything that is handed over in two steps, `farms` is the farm master itself. */
export const callers = [
  'deployer',
  'owner',
  'proposer',
  'guardian',
  'operator',
  'treasury',
  'keeper',
  'pool admin',
  'stranger',
  'candidate',
  'farm master',
] as const;
export type Caller = (typeof callers)[number];

/** What arguments are made from: who calls, what the functions speak of. */
export interface RoleWorld {
  readonly accounts: Readonly<Record<Caller, Address>>;
  /** Contracts by the names of their generated modules. */
  readonly contracts: Readonly<Record<string, Address>>;
  /** A listed token of nobody's concern, of which pools and vault hold a little by mistake. */
  readonly lost: Address;
  /** A token that no farm has. */
  readonly unfarmed: Address;
  /** The block in which pools begin to pay. */
  readonly start: bigint;
}

type Arguments = (world: RoleWorld) => readonly unknown[];

/** One function: who may call it, and what the others are told. */
export interface RoleEntry {
  readonly by: 'anyone' | readonly Caller[];
  /** What the right hangs on, where it is none of the deployment's roles. */
  readonly right?: string;
  /** What everybody else is told. */
  readonly refusal?: string;
  readonly args: Arguments;
  /** What those who may are told in this state of the chain; nothing when the call succeeds. */
  readonly answer?: string;
  readonly value?: bigint;
}

/** Functions of a contract by name, with the types of the arguments where two have the same; `receive` for plain coins. */
export type RoleTable = Readonly<Record<string, RoleEntry>>;

export const none: Arguments = () => [];
const ownable = 'OwnableUnauthorizedAccount';

export function anyone(args: Arguments = none, answer?: string, value?: bigint): RoleEntry {
  return { by: 'anyone', args, ...(answer === undefined ? {} : { answer }), ...(value === undefined ? {} : { value }) };
}

export function only(
  by: readonly Caller[],
  refusal: string,
  args: Arguments = none,
  more: { readonly answer?: string; readonly right?: string } = {},
): RoleEntry {
  return { by, refusal, args, ...more };
}

/** A function of the owner alone. */
export const owners = (args: Arguments = none, answer?: string): RoleEntry =>
  only(['owner'], ownable, args, answer === undefined ? {} : { answer });

/** What every contract has that is owned in two steps. */
export function ownership(owner: Caller = 'owner'): RoleTable {
  return {
    transferOwnership: only([owner], ownable, ({ accounts }) => [accounts.stranger]),
    acceptOwnership: only(['candidate'], ownable),
    renounceOwnership: only([owner], ownable),
  };
}

/** What every contract has whose entries a guardian can pause. */
export const guardianPause: RoleTable = {
  pause: only(['guardian'], 'NotGuardian'),
  unpause: owners(),
  setGuardian: owners(({ accounts }) => [accounts.stranger]),
};

/** What every token has. */
export const tokenFunctions: RoleTable = {
  approve: anyone(({ accounts }) => [accounts.stranger, 1n]),
  transfer: anyone(({ accounts }) => [accounts.stranger, 0n]),
  transferFrom: anyone(({ accounts }) => [accounts.owner, accounts.stranger, 0n]),
};

const zeroHash: Hex = `0x${'00'.repeat(32)}`;
/** A signature that is nobody's. */
export const noSignature = [27, zeroHash, zeroHash] as const;
export const node: Hex = zeroHash;

/** What every token has that takes signed allowances; one that has run out is refused to all alike. */
export const permit = (answer: string): RoleEntry =>
  anyone(({ accounts }) => [accounts.owner, accounts.stranger, 1n, 0n, ...noSignature], answer);

/** Sends for every account, on the chain of the scene. */
export interface SceneChain {
  readonly accounts: RoleWorld['accounts'];
  /** Address of a contract by the name of its generated module. */
  readonly at: (name: string) => Address;
  readonly send: (
    from: Address,
    to: Address,
    call: { abi: Abi; functionName: string; args?: readonly unknown[] },
    value?: bigint,
  ) => Promise<void>;
  readonly pass: (seconds: number) => Promise<void>;
}

/** What a slug tells of its roles: `<slug>.roles.ts` of this folder exports it as `roles`. */
export interface SlugRoles {
  /** Who may call what, by the names of the generated modules. */
  readonly tables: Readonly<Record<string, RoleTable>>;
  /** Where its contracts are, by the same names. */
  readonly places?: (deployment: Deployment) => Readonly<Record<string, Address>>;
  /** Brings about what the rows speak of; what moves in two steps is offered to the candidate. */
  readonly prepare?: (chain: SceneChain) => Promise<void>;
  /** Setters of the owner: contract, function, the most that it accepts, the error beyond. */
  readonly limits?: readonly (readonly [string, string, bigint, string])[];
  /** Contracts that run code by DELEGATECALL: their own alone. */
  readonly delegates?: readonly string[];
}
