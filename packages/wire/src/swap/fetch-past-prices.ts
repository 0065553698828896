import { type Address, isAddressShape } from '@besc/domain/shared/address';
import { mulE18 } from '@besc/domain/shared/fixed-point';
import { indexId } from '@besc/domain/shared/index-id';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

/** Tokens of one request; each is a look-up. */
export const mostPastPrices = 100;

const lastBy = (list: string, where: string, time: number) =>
  `${list}(where: { ${where}timestamp_lte: ${time} }, orderBy: "timestamp", orderDirection: "desc", limit: 1)`;

/**
 * USD of one whole token, 10^-18, at a time (unix seconds); those without a price then are missing. One request for at most
 * `mostPastPrices` tokens. Throws FetchError.
 */
export async function fetchPastPrices(
  request: IndexRequest & { tokens: readonly Address[]; time: number },
): Promise<ReadonlyMap<Address, bigint>> {
  const { tokens, time: asOf, ...rest } = request;
  const asked = tokens.filter(isAddressShape).slice(0, mostPastPrices);
  const time = Math.floor(asOf);
  const lookups = asked.map((token, at) => {
    const call = lastBy('tokenSnapshots', `tokenId: "${indexId(token)}", `, time);
    return [`t${at}`, rowsOf(call, { derivedNative: 'usd' }, 1)] as const;
  });
  const native = rowsOf(lastBy('bundleSnapshots', '', time), { nativePrice: 'usd' }, 1);
  const document = indexDocument('', { ...Object.fromEntries(lookups), native });
  const data = await fetchIndex({ ...rest, document, variables: {} });
  const [{ nativePrice = 0n } = {}] = data.native as readonly { readonly nativePrice?: bigint | undefined }[];
  const rows = data as Readonly<Record<string, readonly { readonly derivedNative?: bigint | undefined }[]>>;
  return new Map(
    asked.flatMap((token, at) => {
      const price = mulE18(rows[`t${at}`]?.[0]?.derivedNative ?? 0n, nativePrice);
      return price > 0n ? [[token, price] as const] : [];
    }),
  );
}
