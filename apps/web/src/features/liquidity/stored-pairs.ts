import { addressOrder } from '@besc/domain/shared/address-order';
import { contractAddressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod/mini';
import { byChain } from '../../blocks/preferences/by-chain';
import { preference } from '../../blocks/preferences/preference';
import { soundEntries } from '../../blocks/preferences/sound-entries';

const pairSchema = z
  .tuple([contractAddressSchema, contractAddressSchema])
  .check(z.refine(([tokenA, tokenB]) => tokenA !== tokenB));

/** As many as storage is read back for; the oldest go first. */
export const mostPairs = 500;

/** Pairs of wrapped tokens that the person took part in or imported, by chain. */
export const storedPairs = preference({
  key: 'pairs',
  schema: byChain(() =>
    soundEntries({ entry: pairSchema, most: mostPairs, identity: (pair) => pair.toSorted(addressOrder).join() }),
  ),
  otherwise: {},
});
