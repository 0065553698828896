import type { Address } from '@besc/domain/shared/address';
import type * as z from 'zod/mini';
import { fetchJson } from '../shared/fetch-json';
import { joinUrl } from '../shared/join-url';
import type { CollectionInfo, ItemMetadata } from './metadata-schema';
import { collectionsAnswer, tokenAnswer, tokensAnswer } from './nft-answers';

/** Items of one page (NFT-39). */
export const itemsPage = 100;

interface NftRequest {
  /** Where the API is (`settings.api.url`). */
  readonly url: string;
  readonly signal?: AbortSignal;
}

/** Asks; a failure is logged and answers null (NFT-64). */
async function orNull<Answer extends z.core.$ZodType>(
  { url, signal }: NftRequest,
  path: `/${string}`,
  schema: Answer,
): Promise<z.output<Answer> | null> {
  try {
    return await fetchJson({ url: joinUrl(url, path), schema, maximumBytes: 8_000_000, ...(signal && { signal }) });
  } catch (error) {
    signal?.throwIfAborted();
    console.error(error);
    return null;
  }
}

/** All collections; null on a failure. */
export async function fetchCollections(request: NftRequest): Promise<readonly CollectionInfo[] | null> {
  return (await orNull(request, '/collections', collectionsAnswer))?.data ?? null;
}

/** A page of items by token id, from 1 on; of Bunnies all kinds by their number, without pages (NFT-40). Null on a failure. */
export async function fetchItems(
  request: NftRequest & { readonly collection: Address; readonly page?: number; readonly size?: number },
): Promise<z.output<typeof tokensAnswer> | null> {
  const { collection, page, size = itemsPage } = request;
  const query = page === undefined ? '' : `?page=${page}&size=${size}`;
  return await orNull(request, `/collections/${collection}/tokens${query}`, tokensAnswer);
}

/** One item; null on a failure. */
export async function fetchItem(
  request: NftRequest & { readonly collection: Address; readonly tokenId: bigint },
): Promise<ItemMetadata | null> {
  const path = `/collections/${request.collection}/tokens/${request.tokenId}` as const;
  return (await orNull(request, path, tokenAnswer))?.data ?? null;
}
