import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import * as z from 'zod';
import { ApiError } from '../shared/api-error';
import { apiFeature } from '../shared/api-feature';
import { clientBudget } from '../shared/client-budget';
import { makeGate } from '../shared/gate';
import { bytes, json, route } from '../shared/route';
import { absentPictures } from './absent-pictures';
import { defaultTokenList } from './default-token-list';
import { fetchRemoteList } from './fetch-remote-list';
import { startPictureDecoder } from './picture-decoder';
import { remotePictures } from './remote-pictures';
import { tokenListSchema } from './token-list-schema';
import { tokenMark } from './token-mark';
import { tokensConfig } from './tokens-config';

const shortCache = { 'cache-control': 'public, max-age=60' };
const longCache = { 'cache-control': 'public, max-age=86400' };
/** Things of strangers fetched at one time, of all clients and of one. */
const mostLists = { most: 32, mostOfOne: 4 };
const mostPictures = { most: 64, mostOfOne: 8 };

/** Why something of another host is not given: the code of the thing before each. */
const fetchRefusals = (thing: 'LIST' | 'PICTURE') => ({
  [`${thing}_FORBIDDEN`]: 403,
  [`${thing}_TOO_LARGE`]: 413,
  [`${thing}_UNREACHABLE`]: 502,
  [`${thing}_TOO_MANY_REDIRECTS`]: 502,
  [`${thing}_TIMEOUT`]: 504,
  BUSY: 503,
});

/** Token lists and token logos. */
export const tokensFeature = apiFeature({
  slug: 'tokens',
  config: tokensConfig,
  routes(context, { gateways, fetchesPerMinute, allowsPrivateLists }) {
    const list = defaultTokenList(context);
    const marks = new Map<Address, Uint8Array<ArrayBuffer>>();
    const symbols = new Map(context.deployment.tokens.map(({ address, symbol }) => [address, symbol]));
    const rules = { allowsPrivate: allowsPrivateLists };
    const spendFetch = clientBudget(fetchesPerMinute);
    const listGate = makeGate(mostLists);
    const pictureGate = makeGate(mostPictures);
    const decoder = startPictureDecoder();
    context.onStop(() => decoder.stop());
    const pictures = remotePictures({ rules, gateways, decoder, nowMs: context.nowMs });

    return [
      route({
        method: 'GET',
        path: '/lists/default.tokenlist.json',
        summary: 'The listed tokens of the deployment, valid by the public token-list schema.',
        answer: json(tokenListSchema),
        handle: () => ({ body: list, headers: shortCache }),
      }),
      route({
        method: 'GET',
        path: '/lists/unsupported.tokenlist.json',
        summary: 'The built-in unsupported list.',
        answer: json(tokenListSchema),
        // It has no tokens (LIST-05), which the public token-list schema itself would not allow.
        handle: () => ({
          body: {
            name: 'BESC Swap Unsupported',
            timestamp: context.deployedAt.toISOString(),
            version: { major: 1, minor: 0, patch: 0 },
            tokens: [],
          },
          headers: shortCache,
        }),
      }),
      route({
        method: 'GET',
        path: '/lists/remote',
        summary: 'A list of another host, for pages whose policy lets them ask nobody.',
        query: z.object({ url: z.string().default('') }),
        answer: bytes('application/json'),
        refusals: { BAD_URL: 400, LIST_NOT_JSON: 415, ...fetchRefusals('LIST') },
        async handle({ query, client }) {
          await spendFetch(client);
          const body = await listGate(client, () => fetchRemoteList(query.url, rules));
          return { body, headers: { 'cache-control': 'no-store' } };
        },
      }),
      route({
        method: 'GET',
        path: '/tokens/picture',
        summary: 'A picture of another host (https, ipfs, ipns), drawn anew with 128 by 128 pixels.',
        query: z.object({ uri: z.string().default('') }),
        answer: bytes('image/webp'),
        refusals: { BAD_URI: 400, PICTURE_UNSUPPORTED: 415, PICTURE_BROKEN: 422, ...fetchRefusals('PICTURE') },
        around: [absentPictures],
        async handle({ query, client }) {
          const { bytes: body, cacheSeconds } = await pictures.get(query.uri, {
            pay: () => spendFetch(client),
            run: (work) => pictureGate(client, work),
          });
          return {
            body,
            headers: {
              'cache-control': `public, max-age=${cacheSeconds}`,
              // In an <img> this changes nothing; an address that somebody opens must not become a page of ours.
              'content-disposition': 'attachment; filename="token.webp"',
            },
          };
        },
      }),
      route({
        method: 'GET',
        path: '/images/tokens/:file',
        summary: 'The mark of a token of the deployment, 128 by 128; any letter case of the address.',
        params: z.object({ file: z.string() }),
        answer: bytes('image/png'),
        refusals: { BAD_ADDRESS: 400, UNKNOWN_TOKEN: 404 },
        around: [absentPictures],
        handle({ params }) {
          const address = logoAddress(params.file);
          const symbol = symbols.get(address);
          if (symbol === undefined) {
            const problem = `There is no logo of ${address}.`;
            throw new ApiError(404, 'UNKNOWN_TOKEN', problem, { cacheSeconds: 600 });
          }
          const body = marks.get(address) ?? tokenMark({ symbol, address });
          marks.set(address, body);
          return { body, headers: longCache };
        },
      }),
    ];
  },
});

function logoAddress(file: string): Address {
  const [, address] = /^(0x[0-9a-fA-F]{40})\.png$/.exec(file) ?? [];
  if (address !== undefined) return checksumAddress(address);
  throw new ApiError(400, 'BAD_ADDRESS', 'A logo is named by 0x, 40 hex digits and the ending .png.');
}
