import * as z from 'zod/mini';
import { attributeSchema, collectionSchema, distributionSchema, itemMetadataSchema } from './metadata-schema';

/** GET /collections */
export const collectionsAnswer = z.object({ total: z.int(), data: z.array(collectionSchema) });

/** GET /collections/{address} */
export const collectionAnswer = z.object({
  data: z.extend(collectionSchema, { attributes: z.array(attributeSchema) }),
});

/** GET /collections/{address}/tokens: by token id, of Bunnies by kind. */
export const tokensAnswer = z.object({
  total: z.int(),
  attributesDistribution: distributionSchema,
  data: z.record(z.string(), itemMetadataSchema),
});

/** GET /collections/{address}/tokens/{tokenId} */
export const tokenAnswer = z.object({ data: itemMetadataSchema });

/** GET /collections/{address}/filter */
export const filterAnswer = z.object({ total: z.int(), data: z.record(z.string(), itemMetadataSchema) });

/** GET /collections/{address}/distribution */
export const distributionAnswer = z.object({ total: z.int(), data: distributionSchema });
