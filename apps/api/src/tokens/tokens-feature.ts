import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { remoteListRead, remotePictureRead } from '@besc/wire/tokens/token-reads';
import * as z from 'zod';
import { absentPictures } from '../shared/absent-pictures';
import { ApiError } from '../shared/api-error';
import { apiFeature } from '../shared/api-feature';
import { fetchRefusals } from '../shared/fetch-public';
import { pictureRefusals } from '../shared/remote-pictures';
import { bytes, json, readPlace, route } from '../shared/route';
import { defaultTokenList } from './default-token-list';
import { fetchRemoteList } from './fetch-remote-list';
import { tokenListSchema } from './token-list-schema';
import { tokenMark } from './token-mark';

const shortCache = { 'cache-control': 'public, max-age=60' };
const longCache = { 'cache-control': 'public, max-age=86400' };
/** What a token's picture may weigh where it lies, and its size here. */
const tokenPicture = { maximumBytes: 1_000_000, edge: 128 };

/** Token lists and token logos. */
export const tokensFeature = apiFeature({
  slug: 'tokens',
  config: z.object({}),
  routes(context) {
    const list = defaultTokenList(context);
    const marks = new Map<Address, Uint8Array<ArrayBuffer>>();
    const symbols = new Map(context.deployment.tokens.map(({ address, symbol }) => [address, symbol]));
    const { remote } = context;

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
        ...readPlace(remoteListRead),
        summary: 'A list of another host, for pages whose policy lets them ask none.',
        answer: bytes('application/json'),
        refusals: { BAD_URL: 400, LIST_NOT_JSON: 415, ...fetchRefusals('LIST') },
        async handle({ query, client }) {
          const body = await fetchRemoteList(query.url, (url, thing) => remote.fetch(url, thing, client));
          return { body, headers: { 'cache-control': 'no-store' } };
        },
      }),
      route({
        ...readPlace(remotePictureRead),
        summary: 'A picture of another host (https, ipfs, ipns), redrawn with 128 by 128 pixels.',
        answer: bytes('image/webp'),
        refusals: pictureRefusals,
        around: [absentPictures],
        async handle({ query, client }) {
          const { bytes: body, cacheSeconds } = await remote.picture(query.uri, tokenPicture, client);
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
        async handle({ params }) {
          const address = logoAddress(params.file);
          const symbol = symbols.get(address);
          if (symbol === undefined) {
            const problem = `There is no logo of ${address}.`;
            throw new ApiError(404, 'UNKNOWN_TOKEN', problem, { cacheSeconds: 600 });
          }
          const body = marks.get(address) ?? (await tokenMark({ symbol, address }));
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
