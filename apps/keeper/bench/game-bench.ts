import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Chain } from '@besc/localnet/chain';
import type { seededRandom } from '@besc/localnet/history/seeded-random';
import type { Exchange } from '@besc/localnet/make-exchange';
import type { PublicClient } from 'viem';
import type { Book } from './books';

/** A transaction of a player. */
export interface Call {
  readonly from: Hex;
  readonly to: Address;
  readonly data: Hex;
  readonly gas: Hex;
  readonly value?: Hex;
}

/** What players have: the chain, and ways to call by an account's number. */
export interface PlayersTable {
  readonly client: PublicClient;
  readonly deployment: Exchange['deployment'];
  readonly random: ReturnType<typeof seededRandom>;
  /** Accounts that trade in the pool of the price, and bet. */
  readonly bettors: readonly number[];
  accountAt(place: number): Address;
  call(place: number, to: Address, data: Hex, value?: bigint): Call;
  approval(place: number, token: Address, spender: Address, amount?: bigint): Call;
}

/** What people do: before all else, and by chance before a block. */
export interface Habits {
  readonly preparations: readonly Call[];
  readonly acts: readonly (readonly [chance: number, act: () => Promise<readonly Call[]>])[];
}

/** A game of the speed run. */
export interface GameBench {
  /** Of the keeper's tasks that run it. */
  readonly slug: string;
  /** What the keepers are told of it. */
  env(chain: Chain): Readonly<Record<string, string>>;
  habits(table: PlayersTable): Habits;
  books(client: PublicClient, deployment: Exchange['deployment']): Promise<Book>;
  /** Whether it goes on by itself; left out when nothing has to begin. */
  hasBegun?(client: PublicClient, deployment: Exchange['deployment']): Promise<boolean>;
}
