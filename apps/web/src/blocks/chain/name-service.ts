import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '@besc/sdk/shared/reads/batch-reader';
import type { Settings } from '@besc/wire/settings/settings';

/**
 * What a name leads to. `found`: `name` in its one right spelling leads to `address`. `unusable`: why it leads nowhere.
 */
export type NameAnswer =
  | { readonly kind: 'found'; readonly name: string; readonly address: Address }
  | { readonly kind: 'unusable'; readonly reason: 'invalid' | 'lookalike' | 'not-found' };

/** A name service of the chain. All reject with ReadError when the chain could not be asked, unless they say otherwise. */
export interface NameService {
  /** The account that a text in the form of a name leads to. */
  findAddress(text: string): Promise<NameAnswer>;
  /** The name an account goes by: only one that leads back to it. */
  findName(account: Address): Promise<string | undefined>;
  /** The `ipfs://…` or `ipns://…` address of what a name points to. Rejects with an error whose message is for people. */
  findContent(name: string): Promise<string>;
}

/** The name service that a feature offers. Its code is loaded when the first name is met. */
export interface NameServiceOffer {
  /** Whether this chain has it. */
  readonly isDeployed: (settings: Settings) => boolean;
  readonly load: () => Promise<(chain: { readonly settings: Settings; readonly reader: BatchReader }) => NameService>;
}
