import { listLocationSchema } from '@besc/wire/tokens/list-location-schema';
import * as z from 'zod/mini';

/**
 * Where a list is, read from what somebody typed: one spelling for one place, so that no list is added twice. Undefined
 * for what is no place of a list.
 */
export function listAddress(text: string): string | undefined {
  const result = z.safeParse(listLocationSchema, text.trim());
  if (!result.success) return undefined;
  const place = result.data;
  if (/^https?:/i.test(place)) {
    const { href, origin, pathname, search } = new URL(place);
    return origin === window.location.origin ? pathname + search : href.replace(/#.*$/, '');
  }
  const [scheme] = /^ip[fn]s:\/\//i.exec(place) ?? [];
  if (scheme !== undefined) return scheme.toLowerCase() + place.slice(scheme.length).replace(/\/+$/, '');
  if (place.startsWith('/')) return place;
  const [name = '', ...path] = place.split('/');
  return [name.toLowerCase(), ...path].join('/').replace(/\/+$/, '');
}
