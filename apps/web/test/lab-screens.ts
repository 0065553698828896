import { afterEach, beforeEach, vi } from 'vitest';
import { walletStore } from '../src/blocks/wallet/wallet-store';
import type { FaultLab } from './fault-lab';
import { makeRoom } from './open-list';
import { openScreen } from './open-screen';

/**
 * Screens on the chain of a file's lab, with room for tables. Each test begins on the chain as it was kept, with nothing open;
 * only the chain answers: no list names a token, and there is no index. Answers how a test opens an address.
 */
export function labScreens(findLab: () => FaultLab): (address: string) => Promise<void> {
  let stop = () => {};
  beforeEach(async () => {
    const lab = findLab();
    makeRoom(true);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ask = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
      String(request[0]).startsWith(lab.chain.rpcUrl)
        ? await ask(...request)
        : Promise.reject(new TypeError('No answer')),
    );
    await lab.reset();
  });
  afterEach(() => {
    stop();
    stop = () => {};
    vi.unstubAllGlobals();
    walletStore.setState({ status: 'disconnected' }, true);
  });
  return async (address) => {
    stop = await openScreen(findLab(), address);
  };
}
