interface WorkerPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy;
}

/** The one policy that the page's headers allow: it lets scripts of our own origin run as workers, and makes nothing else. */
const policyName = 'worker';
let policy: WorkerPolicy | undefined;

/** Starts a worker of ours by the address of its file; undefined in a browser that has or allows none. */
export function startWorker(url: string): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    policy ??= makePolicy();
    return new Worker(policy.createScriptURL(url), { type: 'module' });
  } catch (error) {
    console.error('A worker could not be started', error);
    return undefined;
  }
}

function makePolicy(): WorkerPolicy {
  const rules = {
    createScriptURL(url: string) {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError('This is no worker of ours');
      return url;
    },
  };
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(policyName, rules) ?? rules;
}
