import type { Address } from '@besc/domain/shared/address';
import type * as z from 'zod/mini';
import { fetchJson } from '../shared/fetch-json';
import { joinUrl } from '../shared/join-url';
import type { CollectionInfo, ItemMetadata } from './metadata-schema';
import { collectionsAnswer, tokenAnswer } from './nft-answers';

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

/** One item; null on a failure, and when it is another than was asked for. */
export async function fetchItem(
  request: NftRequest & { readonly collection: Address; readonly tokenId: bigint },
): Promise<ItemMetadata | null> {
  const path = `/collections/${request.collection}/tokens/${request.tokenId}` as const;
  const item = (await orNull(request, path, tokenAnswer))?.data;
  return item?.tokenId === String(request.tokenId) ? item : null;
}
