import type { Settings } from '@besc/wire/settings/settings';

/** Names of the Trusted Types policies that may exist: that of `start-worker`, for our own workers. None makes script from text. */
const trustedTypesPolicies = 'worker';

/** What of the settings the policy depends on: the places the page may talk to. */
export type SecuritySettings = {
  readonly chain: Pick<Settings['chain'], 'rpcUrls'>;
  readonly index: Settings['index'];
  readonly api: Settings['api'];
  readonly lists: Settings['lists'];
};

/**
 * The response headers for every file of the web app, by name. Without settings the page may talk to its own origin
 * only, which is enough to say that the settings file is missing.
 */
export function securityHeaders(settings?: SecuritySettings): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // No library of ours writes style elements; one that begins to is seen by the browser tests, and is not let in.
    "style-src 'self'",
    // Pictures come from our own servers alone; those of strangers are redrawn by the API.
    ["img-src 'self' data:", ...originsOf(settings ? [settings.api.url] : [])].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connectOrigins(settings)].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies}`,
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
  };
}

function connectOrigins(settings: SecuritySettings | undefined): string[] {
  if (settings === undefined) return [];
  const urls = [
    ...settings.chain.rpcUrls,
    settings.index.url,
    settings.api.url,
    ...settings.lists.defaults,
    ...settings.lists.gateways,
  ];
  return originsOf(urls);
}

/** Origins of absolute URLs, each once and sorted, so that equal settings give equal headers. */
function originsOf(urls: readonly string[]): string[] {
  const origins = urls.filter((url) => /^https?:/i.test(url)).map((url) => new URL(url).origin);
  return [...new Set(origins)].sort();
}
