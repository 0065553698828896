import { listLocationSchema } from '@besc/wire/shared/list-location-schema';
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

/** What to say of a typed text that `listAddress` does not take: another protocol, or no address at all. */
export function listAddressProblem(text: string): string {
  const [, protocol = '', rest = ''] = /^([a-z][a-z\d+.-]*):(\S.*)$/i.exec(text.trim()) ?? [];
  const isHostAndPort = !rest.startsWith('//') && (protocol.includes('.') || /^\d+(?:\/|$)/.test(rest));
  if (protocol === '' || isHostAndPort || /^(?:https?|ip[fn]s)$/i.test(protocol)) return 'Enter valid list location';
  return 'Unrecognized list URL protocol.';
}
