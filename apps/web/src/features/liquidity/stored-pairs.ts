import { contractAddressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod/mini';
import { byChain } from '../../blocks/preferences/by-chain';
import { preference } from '../../blocks/preferences/preference';
import { soundEntries } from '../../blocks/preferences/sound-entries';

const pairSchema = z
  .tuple([contractAddressSchema, contractAddressSchema])
  .check(z.refine(([tokenA, tokenB]) => tokenA !== tokenB));

/** Pairs of wrapped tokens that the person took part in or imported, by chain. */
export const storedPairs = preference({
  key: 'pairs',
  schema: byChain(() => soundEntries({ entry: pairSchema, most: 500, identity: (pair) => pair.toSorted().join() })),
  otherwise: {},
});
