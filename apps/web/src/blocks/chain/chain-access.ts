import type { BatchReader } from '@besc/sdk/shared/reads/batch-reader';
import type { Settings } from '@besc/wire/settings/settings';
import type { Client } from 'viem';
import type { FindFace } from './account-faces';
import type { NameService } from './name-service';

/** The way to the chain. Reads go through `reader` only: one tick of reads is one request. */
export type ChainAccess = {
  readonly settings: Settings;
  /** For simulation, estimates and receipts; it leaves dead, lagging and wrong-chain endpoints by itself. */
  readonly client: Client;
  readonly reader: BatchReader;
  /** Loads what finds names; undefined where the chain has no name service, or the page none for it. */
  readonly loadNames?: () => Promise<NameService>;
  /** Loads what finds the faces of accounts; undefined where the chain has no profiles, or the page none for it. */
  readonly loadFaces?: () => Promise<FindFace>;
};
