import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Address } from '@besc/domain/shared/token';
import { getAddress, isAddress } from 'viem';
import type { PriceObservation, PriceObservations } from './average-price';

interface StoredObservations {
  readonly version: 1;
  readonly genesisHash: string;
  readonly pairs: Record<string, readonly (readonly [timestamp: number, price0Cumulative: string])[]>;
}

/**
 * The price observations in a file, of one chain. A file that is missing, damaged or of another chain counts as empty: the
 * service then waits until it has an average again, it never works with a wrong one.
 */
export function observationStore(file: string, genesisHash: string) {
  return {
    async load(): Promise<PriceObservations> {
      try {
        const stored = JSON.parse(await readFile(file, 'utf8')) as StoredObservations;
        if (stored.version !== 1 || stored.genesisHash !== genesisHash) return new Map();
        return new Map(Object.entries(stored.pairs).map(([pair, list]) => [addressOf(pair), list.map(observationOf)]));
      } catch {
        return new Map();
      }
    },
    async save(observations: PriceObservations): Promise<void> {
      const pairs = Object.fromEntries(
        [...observations].map(([pair, list]) => [
          pair,
          list.map(({ timestamp, price0Cumulative }) => [timestamp, price0Cumulative.toString()] as const),
        ]),
      );
      const stored: StoredObservations = { version: 1, genesisHash, pairs };
      await writeFile(`${file}.part`, JSON.stringify(stored));
      await rename(`${file}.part`, file);
    },
  };
}

function addressOf(text: string): Address {
  if (!isAddress(text, { strict: false })) throw new TypeError('not an address');
  return getAddress(text);
}

function observationOf([timestamp, price0Cumulative]: readonly [number, string]): PriceObservation {
  if (!Number.isSafeInteger(timestamp)) throw new TypeError('not a time');
  return { timestamp, price0Cumulative: BigInt(price0Cumulative) };
}
