/**
 * The page's server stands before the others. Whoever shares this machine, a browser or fifty tests, is one client. Nobody
 * outside of this machine is answered, whatever the environment of the one who starts says.
 */
export const localService = { HOST: '127.0.0.1', TRUSTED_PROXIES: '1', REQUESTS_PER_MINUTE: '100000' };
