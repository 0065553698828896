/**
 * The page's server stands before the others. A browser or fifty tests on this machine are one client. Requests from
 * outside of this machine are refused, whatever the environment says.
 */
export const localService = { HOST: '127.0.0.1', TRUSTED_PROXIES: '1', REQUESTS_PER_MINUTE: '100000' };
