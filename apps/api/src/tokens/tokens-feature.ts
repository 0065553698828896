import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { ApiError } from '../shared/api-error';
import type { ApiFeature } from '../shared/api-feature';
import { defaultTokenList } from './default-token-list';
import { fetchRemoteList } from './fetch-remote-list';
import { tokenMark } from './token-mark';

const shortCache = 'public, max-age=60';
const longCache = 'public, max-age=86400';
/** Lists of strangers fetched at one time; more wait for a later try. */
const mostRemote = 32;

/** Token lists and token logos. */
export const tokensFeature: ApiFeature = (app, context) => {
  const list = JSON.stringify(defaultTokenList(context));
  const marks = new Map<string, Uint8Array<ArrayBuffer>>();
  const symbols = new Map(context.deployment.tokens.map(({ address, symbol }) => [address.toLowerCase(), symbol]));

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

  let remoteNow = 0;
  app.get('/lists/remote', async (c) => {
    const url = c.req.query('url') ?? '';
    if (remoteNow >= mostRemote) throw new ApiError(503, 'BUSY', 'Too many lists are being fetched. Please try again.');
    remoteNow++;
    try {
      const list = await fetchRemoteList(url, { allowsPrivate: context.allowsPrivateLists });
      return c.body(list, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    } finally {
      remoteNow--;
    }
  });

  app.get('/images/tokens/:file', (c) => {
    const match = /^(0x[0-9a-fA-F]{40})\.png$/.exec(c.req.param('file'));
    if (!match?.[1]) {
      throw new ApiError(400, 'BAD_ADDRESS', 'A logo is named by 0x, 40 hex digits and the ending .png.');
    }
    const address = match[1].toLowerCase();
    const symbol = symbols.get(address);
    if (symbol === undefined) {
      throw new ApiError(404, 'UNKNOWN_TOKEN', `There is no logo of ${checksumAddress(address)}.`);
    }
    const mark = marks.get(address) ?? tokenMark({ symbol, address });
    marks.set(address, mark);
    return c.body(mark, 200, { 'content-type': 'image/png', 'cache-control': longCache });
  });
};
