import type { MiddlewareHandler } from 'hono';

/**
 * To an `<img>` a picture that is not there is no failure, it draws its own mark: it is answered 204, since an error status
 * would be a red line in the console of every visitor. Other callers are told what is the matter.
 */
export const absentPictures: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status < 400 || c.req.header('sec-fetch-dest') !== 'image') {
    c.header('vary', 'sec-fetch-dest', { append: true });
    return;
  }
  const cacheControl = c.res.headers.get('cache-control') ?? 'no-store';
  c.res = new Response(null, { status: 204, headers: { 'cache-control': cacheControl, vary: 'sec-fetch-dest' } });
};
