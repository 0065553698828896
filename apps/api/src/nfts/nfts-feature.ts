import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import type { ItemMetadata } from '@besc/wire/nfts/metadata-schema';
import {
  collectionAnswer,
  collectionsAnswer,
  distributionAnswer,
  filterAnswer,
  tokenAnswer,
  tokensAnswer,
} from '@besc/wire/nfts/nft-answers';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod';
import { absentPictures } from '../shared/absent-pictures';
import { ApiError } from '../shared/api-error';
import { apiFeature } from '../shared/api-feature';
import { bytes, json, route } from '../shared/route';
import { collectionPictures } from './collection-pictures';
import { ownCollections } from './own-collections';

const shortCache = { 'cache-control': 'public, max-age=30' };
const longCache = { 'cache-control': 'public, max-age=31536000, immutable' };
const mostItems = 1_000;

const page = z.coerce.number().int().min(1).max(1_000_000).default(1);
const size = (usual: number) => z.coerce.number().int().min(1).max(mostItems).default(usual);
const collectionParams = z.object({ address: addressSchema });
const tokenId = z
  .string()
  .regex(/^\d{1,78}$/, 'must be a token id')
  .transform(BigInt);

/** The NFT API: collections, their items and traits, and the pictures of our own ones. */
export const nftsFeature = apiFeature({
  slug: 'nfts',
  config: z.object({}),
  routes(context) {
    if (contractIfAny(context.deployment, 'nfts', 'bunnies') === undefined) return [];
    const collections = ownCollections(context);
    const pictures = collectionPictures();
    const refusals = { UNKNOWN_COLLECTION: 404, NODE_UNAVAILABLE: 503 };
    const requireCollection = (address: Address) => {
      const collection = collections.find(address);
      if (collection !== undefined) return collection;
      throw new ApiError(404, 'UNKNOWN_COLLECTION', `There is no collection ${address}.`);
    };
    return [
      route({
        method: 'GET',
        path: '/collections',
        summary: 'All collections, the last changed first.',
        answer: json(collectionsAnswer),
        refusals,
        async handle() {
          const data = await Promise.all(collections.all().map((each) => collections.info(each)));
          return { body: { total: data.length, data }, headers: shortCache };
        },
      }),
      route({
        method: 'GET',
        path: '/collections/:address',
        summary: 'One collection with the traits that its items have.',
        params: collectionParams,
        answer: json(collectionAnswer),
        refusals,
        async handle({ params }) {
          const collection = requireCollection(params.address);
          const [info, listed] = await Promise.all([collections.info(collection), collections.listed(collection)]);
          const seen = new Map(
            listed.flatMap(({ attributes }) => attributes.map((each) => [`${each.traitType} ${each.value}`, each])),
          );
          return { body: { data: { ...info, attributes: [...seen.values()] } }, headers: shortCache };
        },
      }),
      route({
        method: 'GET',
        path: '/collections/:address/tokens',
        summary: 'A page of items by token id; of Bunnies every kind, by its number and without pages.',
        params: collectionParams,
        query: z.object({ page, size: size(100) }),
        answer: json(tokensAnswer),
        refusals,
        async handle({ params, query }) {
          const collection = requireCollection(params.address);
          const [listed, attributesDistribution] = await Promise.all([
            collections.listed(collection),
            collections.distribution(collection),
          ]);
          const shown = collection.kind === 'bunnies' ? listed : pageOf(listed, query);
          return { body: { total: listed.length, attributesDistribution, data: byId(shown) }, headers: shortCache };
        },
      }),
      route({
        method: 'GET',
        path: '/collections/:address/tokens/:tokenId',
        summary: 'One item.',
        params: z.object({ address: addressSchema, tokenId }),
        answer: json(tokenAnswer),
        refusals: { ...refusals, UNKNOWN_TOKEN: 404 },
        async handle({ params }) {
          const data = await collections.item(requireCollection(params.address), params.tokenId);
          if (data === undefined) throw new ApiError(404, 'UNKNOWN_TOKEN', 'There is no such item.');
          return { body: { data }, headers: shortCache };
        },
      }),
      route({
        method: 'GET',
        path: '/collections/:address/filter',
        summary: 'Items that have all of these traits: `?Coat=Ash&Headgear=Crown`.',
        params: collectionParams,
        query: z.record(z.string().max(100), z.string().max(200)),
        answer: json(filterAnswer),
        refusals: { ...refusals, NO_TRAIT: 400 },
        async handle({ params, query }) {
          const { page: pageText, size: sizeText, ...traits } = query;
          const chosen = Object.entries(traits);
          if (chosen.length === 0) throw new ApiError(400, 'NO_TRAIT', 'Name at least one trait.');
          const paging = z.object({ page, size: size(mostItems) }).safeParse({ page: pageText, size: sizeText });
          if (!paging.success)
            throw new ApiError(400, 'BAD_QUERY', `page and size must be whole numbers, size at most ${mostItems}.`);
          const listed = await collections.listed(requireCollection(params.address));
          const found = listed.filter(({ attributes }) =>
            chosen.every(([trait, value]) =>
              attributes.some((each) => each.traitType === trait && String(each.value) === value),
            ),
          );
          return { body: { total: found.length, data: byId(pageOf(found, paging.data)) }, headers: shortCache };
        },
      }),
      route({
        method: 'GET',
        path: '/collections/:address/distribution',
        summary: 'How many items have each value of each trait; of Bunnies, how many there are of each kind.',
        params: collectionParams,
        answer: json(distributionAnswer),
        refusals,
        async handle({ params }) {
          const data = await collections.distribution(requireCollection(params.address));
          return { body: { total: Object.keys(data).length, data }, headers: shortCache };
        },
      }),
      route({
        method: 'GET',
        path: '/images/items/:address/:file',
        summary:
          'A picture: `{tokenId}.webp`, `{tokenId}-thumbnail.webp`, `.svg`, of a kind `kind-{id}…`, or avatar and banners.',
        params: z.object({ address: addressSchema, file: z.string().max(100) }),
        answer: bytes('image/webp'),
        refusals: { ...refusals, UNKNOWN_PICTURE: 404, TOO_MANY_REQUESTS: 429, BUSY: 503 },
        around: [absentPictures],
        async handle({ params: { address, file }, client }) {
          const collection = requireCollection(address);
          const portraitOf = (token: bigint) => collections.portraitOf(collection, token);
          const picture = await pictures(collection.kind, file, portraitOf, client);
          if (picture === undefined) {
            throw new ApiError(404, 'UNKNOWN_PICTURE', 'There is no such picture.', { cacheSeconds: 60 });
          }
          const headers = {
            ...longCache,
            'content-type': picture.contentType,
            'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
          };
          return { body: picture.bytes, headers };
        },
      }),
    ];
  },
});

function pageOf<Item>(
  items: readonly Item[],
  { page, size }: { readonly page: number; readonly size: number },
): readonly Item[] {
  return items.slice((page - 1) * size, page * size);
}

function byId(items: readonly ItemMetadata[]): Record<string, ItemMetadata> {
  return Object.fromEntries(items.map((item) => [item.tokenId, item]));
}
