import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { ApiError } from '../shared/api-error';
import type { ApiFeature } from '../shared/api-feature';
import { makeGate } from '../shared/gate';
import { absentPictures } from './absent-pictures';
import { defaultTokenList } from './default-token-list';
import { fetchRemoteList } from './fetch-remote-list';
import { startPictureDecoder } from './picture-decoder';
import { remotePictures } from './remote-pictures';
import { tokenMark } from './token-mark';

const shortCache = 'public, max-age=60';
const longCache = 'public, max-age=86400';
/** Things of strangers fetched at one time, of all clients and of one. */
const mostLists = { most: 32, mostOfOne: 4 };
const mostPictures = { most: 64, mostOfOne: 8 };

/** Token lists and token logos. */
export const tokensFeature: ApiFeature = (app, context) => {
  const list = JSON.stringify(defaultTokenList(context));
  const marks = new Map<string, Uint8Array<ArrayBuffer>>();
  const symbols = new Map(context.deployment.tokens.map(({ address, symbol }) => [address.toLowerCase(), symbol]));

  app.use('/images/tokens/*', absentPictures);
  app.use('/tokens/picture', absentPictures);

  app.get('/lists/default.tokenlist.json', (c) =>
    c.body(list, 200, { 'content-type': 'application/json', 'cache-control': shortCache }),
  );

  // The built-in unsupported list has no tokens (LIST-05), which the token-list schema itself would not allow.
  app.get('/lists/unsupported.tokenlist.json', (c) => {
    c.header('cache-control', shortCache);
    return c.json({
      name: 'BESC Swap Unsupported',
      timestamp: context.deployedAt.toISOString(),
      version: { major: 1, minor: 0, patch: 0 },
      tokens: [],
    });
  });

  const rules = { allowsPrivate: context.allowsPrivateLists };
  const listGate = makeGate(mostLists);
  app.get('/lists/remote', async (c) => {
    const client = context.clientOf(c);
    await context.spendFetch(client);
    const remote = await listGate(client, () => fetchRemoteList(c.req.query('url') ?? '', rules));
    return c.body(remote, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  });

  const decoder = startPictureDecoder();
  context.onStop(() => decoder.stop());
  const pictures = remotePictures({ rules, gateways: context.gateways, decoder });
  const pictureGate = makeGate(mostPictures);
  app.get('/tokens/picture', async (c) => {
    const client = context.clientOf(c);
    const { bytes, cacheSeconds } = await pictures.get(c.req.query('uri') ?? '', {
      pay: () => context.spendFetch(client),
      run: (work) => pictureGate(client, work),
    });
    return c.body(bytes, 200, {
      'content-type': 'image/webp',
      'cache-control': `public, max-age=${cacheSeconds}`,
      // In an <img> this changes nothing; an address that somebody opens must not become a page of ours.
      'content-disposition': 'attachment; filename="token.webp"',
    });
  });

  app.get('/images/tokens/:file', (c) => {
    const match = /^(0x[0-9a-fA-F]{40})\.png$/.exec(c.req.param('file'));
    if (!match?.[1]) {
      throw new ApiError(400, 'BAD_ADDRESS', 'A logo is named by 0x, 40 hex digits and the ending .png.');
    }
    const address = match[1].toLowerCase();
    const symbol = symbols.get(address);
    if (symbol === undefined) {
      throw new ApiError(404, 'UNKNOWN_TOKEN', `There is no logo of ${checksumAddress(address)}.`, {
        cacheSeconds: 600,
      });
    }
    const mark = marks.get(address) ?? tokenMark({ symbol, address });
    marks.set(address, mark);
    return c.body(mark, 200, { 'content-type': 'image/png', 'cache-control': longCache });
  });
};
