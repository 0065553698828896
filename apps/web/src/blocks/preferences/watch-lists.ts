import type { Address } from '@besc/domain/shared/address';
import { mostWatched } from '@besc/domain/shared/most-watched';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod/mini';
import { type Preference, preference } from './preference';

/** Addresses as they were pressed, each once. */
export type WatchList = Preference<readonly Address[]>;

const listSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((stored): readonly Address[] => {
    const known = stored.flatMap((one) => z.safeParse(addressSchema, one).data ?? []);
    return [...new Set(known)].slice(0, mostWatched);
  }),
);

export const watchedTokens: WatchList = preference({ key: 'watchlistTokens', schema: listSchema, otherwise: [] });

export const watchedPools: WatchList = preference({ key: 'watchlistPools', schema: listSchema, otherwise: [] });

/** Adds an address or takes it away; the list is full at `mostWatched`, and then the oldest goes. */
export function toggleWatched(list: WatchList, address: Address): void {
  const known = list.get();
  const others = known.filter((one) => one !== address);
  list.set(others.length < known.length ? others : [...known, address].slice(-mostWatched));
}
