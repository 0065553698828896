/**
 * Under which name a client is counted. `forwardedFor` is the X-Forwarded-For header, to which each proxy adds the address
 * it was asked from; only the last `trustedProxies` entries come from proxies of our own, everything before is the client's
 * word and is not looked at. IPv6 counts by its /64 network, which one household can fill alone. Clients without a readable
 * address share one name.
 */
export function clientKey(request: {
  readonly peer: string | undefined;
  readonly forwardedFor: string | undefined;
  readonly trustedProxies: number;
}): string {
  const { peer, forwardedFor, trustedProxies } = request;
  const said = trustedProxies === 0 || forwardedFor === undefined ? [] : forwardedFor.split(',');
  // Fewer entries than proxies: somebody came past one, and may have written them. Only the peer is beyond doubt.
  const address = said.at(-trustedProxies) ?? peer ?? '';
  return networkOf(address.trim());
}

const unknown = 'unknown';

function networkOf(address: string): string {
  if (/^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?$/.test(address)) return address.replace(/:\d+$/, '');
  const bare = address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/%.*$/, '');
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]/`)) return unknown;
  // The URL parser gives the one canonical spelling: lower case, zeros cut, at most one '::'.
  const canonical = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = [...first, ...gap, ...last];
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const bytes = groups.slice(6).flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    });
    return bytes.join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
