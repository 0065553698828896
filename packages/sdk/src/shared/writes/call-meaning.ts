import type { Abi, AbiFunction } from 'viem';

/** What an argument can be, as a hardware wallet says it, and how it is read. */
export const figureKinds = {
  Pay: 'amount',
  'Pay at most': 'amount',
  'Pay at least': 'amount',
  Receive: 'amount',
  'Receive at least': 'amount',
  Allowance: 'amount',
  Price: 'amount',
  Recipient: 'account',
  Owner: 'account',
  Spender: 'contract',
  Token: 'token',
  Route: 'token',
  Deadline: 'time',
  Signature: 'hidden',
  Nonce: 'plain',
  Shares: 'plain',
  Number: 'plain',
  Round: 'plain',
  Rounds: 'plain',
  Ticket: 'plain',
  Tickets: 'plain',
  Numbers: 'plain',
  Team: 'plain',
  Collection: 'collection',
  Item: 'plain',
  Allowed: 'plain',
  Kind: 'plain',
  Pool: 'plain',
  Sale: 'contract',
  Campaign: 'plain',
  Proof: 'hidden',
} as const;

export type FigureLabel = keyof typeof figureKinds;

/**
 * What an argument means. An amount names its token: `coin`, the place in the call (`tokenA`, `path.[-1]`, `@.to`, as ERC-7730
 * writes it), or a token of the settings; none where only the contract knows it.
 */
type ArgumentMeaning = readonly [label: FigureLabel, token?: string];

/** What a function does, and each of its arguments in the order of reading; `@.value` is the coin that goes along. */
type FunctionMeaning = readonly [intent: string, figures: Readonly<Record<string, ArgumentMeaning>>];

/** A contract by slug and name, as it is deployed; `factory`: the contract of the slug that makes such ones, telling each by an event. */
export interface ContractPlace {
  readonly slug: string;
  readonly name: string;
  readonly factory?: { readonly name: string; readonly event: string };
}

/** What the functions of a contract mean, by name. What is not described is not signed. */
export interface ContractMeaning {
  readonly at: ContractPlace;
  readonly functions: Readonly<Record<string, FunctionMeaning>>;
}

/** A contract with what people sign of it. Spread into `contractCall`. */
export interface MeantContract<TAbi extends Abi = Abi> {
  readonly abi: TAbi;
  readonly means: ContractMeaning;
}

/** Typed data (EIP-712) of one type, with what people sign of it. */
export interface MeantMessage {
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;
  readonly means: {
    readonly at: ContractPlace;
    readonly domain: { readonly name: string; readonly version: string };
    readonly intent: string;
    readonly figures: FunctionMeaning[1];
  };
}

type Writing<TAbi extends Abi> = Extract<TAbi[number], AbiFunction & { stateMutability: 'nonpayable' | 'payable' }>;
type Named<Item extends AbiFunction> =
  | Extract<Item['inputs'][number]['name'], string>
  | (Item['stateMutability'] extends 'payable' ? '@.value' : never);
type Described<TAbi extends Abi> = {
  readonly [Item in Writing<TAbi> as Item['name']]?: readonly [
    intent: string,
    figures: { readonly [Name in Named<Item>]: ArgumentMeaning },
  ];
};

/** Describes functions of a contract, every argument of each; the types check both against the ABI. */
export function meantContract<const TAbi extends Abi>(
  abi: TAbi,
  at: ContractPlace,
  functions: Described<TAbi>,
): MeantContract<TAbi> {
  return { abi, means: { at, functions: functions as ContractMeaning['functions'] } };
}
