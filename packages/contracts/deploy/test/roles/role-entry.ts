import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Abi, Hex } from 'viem';
import { minterRole } from '../../minter-role';

/**
 * Who calls whatever there is. `owner` is the timelock, `proposer` says what it does, `candidate` was offered everything that is
 * handed over in two steps.
 */
export const callers = [
  'deployer',
  'owner',
  'proposer',
  'guardian',
  'operator',
  'treasury',
  'keeper',
  'stranger',
  'candidate',
] as const;
export type Caller = (typeof callers)[number];

/** One more who calls, whom a single slug knows. */
export interface SlugCaller {
  /** Who that is, for people. */
  readonly is: string;
  /** The contract that it is, by the name of its generated module; an account of its own when left out. */
  readonly contract?: string;
  /** Functions of other slugs' contracts that it may call as well (`money-token.mint`). */
  readonly may?: readonly string[];
}

/** What arguments are made from: who calls, what the functions speak of. */
export interface RoleWorld {
  /** Those whom a slug adds, too. */
  readonly accounts: Readonly<Record<Caller, Address>> & Readonly<Record<string, Address>>;
  /** Contracts by the names of their generated modules. */
  readonly contracts: Readonly<Record<string, Address>>;
  /** A listed token without a part in anything. */
  readonly lost: Address;
}

type Arguments = (world: RoleWorld) => readonly unknown[];

/** One function: who may call it, and what the others are told. */
export interface RoleEntry {
  readonly by: 'anyone' | readonly string[];
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
/** What those are told who lack a role of OpenZeppelin's access control. */
export const accessControl = 'AccessControlUnauthorizedAccount';

export function anyone(args: Arguments = none, answer?: string, value?: bigint): RoleEntry {
  return { by: 'anyone', args, ...(answer === undefined ? {} : { answer }), ...(value === undefined ? {} : { value }) };
}

export function only(
  by: readonly string[],
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
export function ownership(owner = 'owner'): RoleTable {
  return {
    transferOwnership: only([owner], ownable, ({ accounts }) => [accounts.stranger]),
    acceptOwnership: only(['candidate'], ownable),
    renounceOwnership: only([owner], ownable),
  };
}

/** What every contract has whose roles an admin gives, who changes in two steps two days apart. */
export const roleAdmin: RoleTable = {
  grantRole: only(['owner'], accessControl, ({ accounts }) => [minterRole, accounts.stranger]),
  revokeRole: only(['owner'], accessControl, ({ accounts }) => [minterRole, accounts.stranger]),
  // Only its holder gives a role up: the account must be named.
  renounceRole: only(['stranger'], 'AccessControlBadConfirmation', ({ accounts }) => [minterRole, accounts.stranger], {
    right: 'the account itself',
  }),
  beginDefaultAdminTransfer: only(['owner'], accessControl, ({ accounts }) => [accounts.stranger]),
  cancelDefaultAdminTransfer: only(['owner'], accessControl),
  acceptDefaultAdminTransfer: only(['candidate'], 'AccessControlInvalidDefaultAdmin'),
  changeDefaultAdminDelay: only(['owner'], accessControl, () => [86_400]),
  rollbackDefaultAdminDelay: only(['owner'], accessControl),
};

/** What every collection has whose token 1 is the stranger's. */
export const collectionFunctions: RoleTable = {
  setApprovalForAll: anyone(({ accounts }) => [accounts.stranger, false]),
  approve: ofHolder('ERC721InvalidApprover', ({ accounts }) => [accounts.candidate, 1n]),
  transferFrom: ofHolder('ERC721InsufficientApproval', ({ accounts }) => [accounts.stranger, accounts.candidate, 1n]),
  'safeTransferFrom(address,address,uint256)': ofHolder('ERC721InsufficientApproval', ({ accounts }) => [
    ...[accounts.stranger, accounts.candidate, 1n],
  ]),
  'safeTransferFrom(address,address,uint256,bytes)': ofHolder('ERC721InsufficientApproval', ({ accounts }) => [
    ...[accounts.stranger, accounts.candidate, 1n, '0x'],
  ]),
  burn: ofHolder('NotHolder', () => [1n]),
};

function ofHolder(refusal: string, args: Arguments): RoleEntry {
  return only(['stranger'], refusal, args, { right: 'the holder of the token' });
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
/** A signature that recovers to no account. */
export const noSignature = [27, zeroHash, zeroHash] as const;
export const node: Hex = zeroHash;

/** What every token has that takes signed allowances; one that has run out is refused to all alike. */
export const permit = (answer: string): RoleEntry =>
  anyone(({ accounts }) => [accounts.owner, accounts.stranger, 1n, 0n, ...noSignature], answer);

/** A function and what it is called with. */
export interface SceneCall {
  readonly abi: Abi;
  readonly functionName: string;
  readonly args?: readonly unknown[];
}

/** Sends for every account, on the chain of the scene. */
export interface SceneChain {
  readonly accounts: RoleWorld['accounts'];
  /** Address of a contract by the name of its generated module. */
  readonly at: (name: string) => Address;
  /** Tells where a contract is that was made only here. */
  readonly place: (name: string, address: Address) => void;
  readonly send: (from: Address, to: Address, call: SceneCall, value?: bigint) => Promise<void>;
  readonly read: (from: Address, call: SceneCall) => Promise<unknown>;
  readonly pass: (seconds: number) => Promise<void>;
  readonly lost: Address;
}

/** Where a token of the local plan is, by its symbol. Throws when there is none. */
export function sceneToken({ tokens }: Deployment, symbol: string): Address {
  const token = tokens.find((one) => one.symbol === symbol);
  if (token === undefined) throw new Error(`the deployment has no ${symbol}`);
  return token.address;
}

/** What a slug tells of its roles: `<slug>.roles.ts` of this folder exports it as `roles`. */
export interface SlugRoles {
  /** Who may call what, by the names of the generated modules. */
  readonly tables: Readonly<Record<string, RoleTable>>;
  /** Contracts that its own make, not the plan. */
  readonly made?: readonly string[];
  /** Where its contracts are, by the same names. */
  readonly places?: (deployment: Deployment) => Readonly<Record<string, Address>>;
  /** Who calls beside those whom every slug knows. */
  readonly callers?: Readonly<Record<string, SlugCaller>>;
  /** Brings about what the rows speak of; what moves in two steps is offered to the candidate. */
  readonly prepare?: (chain: SceneChain) => Promise<void>;
  /** Setters of the owner: contract, function, the most that it accepts, the error beyond. */
  readonly limits?: readonly (readonly [string, string, bigint, string])[];
  /** Contracts that run code by DELEGATECALL: their own alone. */
  readonly delegates?: readonly string[];
}
