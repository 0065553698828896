import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '@besc/sdk/shared/reads/batch-reader';
import type { Settings } from '@besc/wire/settings/settings';
import type { Client } from 'viem';

/** What a step may use to make its calls, as the chain and the settings are when its turn comes. */
export type StepContext = {
  readonly account: Address;
  readonly settings: Settings;
  readonly client: Client;
  readonly reader: BatchReader;
  /** In wei, by the chosen speed. */
  readonly gasPrice: bigint;
  /** Unix time of the newest block in seconds plus the chosen deadline: the chain's clock, not the computer's. */
  readonly deadlineSeconds: bigint;
  /** The account's next nonce, which the wallet will most likely use. */
  readonly nonce: number;
};
