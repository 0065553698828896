import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';

const shortText = (most: number) => z.string().check(z.maxLength(most));

/** A trait of an item: its kind, its value, and how a number is meant. */
export const attributeSchema = z.object({
  traitType: shortText(100),
  value: z.union([shortText(200), z.number()]),
  displayType: shortText(40),
});

/** What the NFT API tells of an item. `image` holds addresses on our own server. */
export const itemMetadataSchema = z.object({
  tokenId: shortText(78),
  name: shortText(200),
  description: shortText(4_000),
  image: z.object({ original: shortText(2_000), thumbnail: shortText(2_000) }),
  attributes: z.array(attributeSchema).check(z.maxLength(200)),
  collection: z.object({ name: shortText(100) }),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** See `itemMetadataSchema`. */
export type ItemMetadata = z.output<typeof itemMetadataSchema>;

/** What the NFT API tells of a collection. */
export const collectionSchema = z.object({
  address: addressSchema,
  owner: addressSchema,
  name: shortText(100),
  description: shortText(4_000),
  symbol: shortText(40),
  totalSupply: z.int().check(z.minimum(0)),
  verified: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  avatar: shortText(2_000),
  banner: z.object({ large: shortText(2_000), small: shortText(2_000) }),
});

/** See `collectionSchema`. */
export type CollectionInfo = z.output<typeof collectionSchema>;

/** How many items have each value of each trait; of Bunnies, how many there are of each kind. */
export const distributionSchema = z.union([
  z.record(z.string(), z.int()),
  z.record(z.string(), z.record(z.string(), z.int())),
]);
