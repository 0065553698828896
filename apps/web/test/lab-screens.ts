import { afterEach, beforeEach, vi } from 'vitest';
import { walletStore } from '../src/blocks/wallet/wallet-store';
import type { FaultLab } from './fault-lab';
import { makeRoom } from './open-list';
import { type Opening, openScreen } from './open-screen';
import { slowAnswer } from './slow-answer';

/**
 * Screens on the chain of a file's lab, with room for tables. Each test begins on the chain as it was kept, with nothing open;
 * only the chain answers, and the default list, which names WBESC, BUSDC and MONEY: there is no index. Answers how
 * a test opens an address.
 */
export function labScreens(findLab: () => FaultLab) {
  const none = async () => {};
  let stop = none;
  beforeEach(async () => {
    const lab = findLab();
    makeRoom(true);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ask = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const place = String(request[0]);
      if (place.startsWith(lab.chain.rpcUrl)) {
        await slowAnswer();
        return await ask(...request);
      }
      if (lab.settings.lists.defaults.some((list) => place.endsWith(list))) return Response.json(defaultList(lab));
      throw new TypeError('No answer');
    });
    await lab.reset();
  });
  afterEach(async () => {
    await stop();
    stop = none;
    vi.unstubAllGlobals();
    walletStore.setState({ status: 'disconnected' }, true);
  });
  return async (address: string, opening: Opening = {}) => {
    // One that was left and goes on would tell this one that the chain, which starts over with each test, is behind.
    await stop();
    stop = none;
    const page = await openScreen(findLab(), address, opening);
    stop = page.stop;
    return page;
  };
}

function defaultList(lab: FaultLab): object {
  const tokens = ['WBESC', 'BUSDC', 'MONEY'].map((symbol) => {
    const { chainId, address, decimals, name } = lab.token(symbol);
    const { projectLink } = lab.exchange.deployment.tokens.find((one) => one.address === address) ?? {};
    return { chainId, address, decimals, symbol, name, ...(projectLink && { extensions: { projectLink } }) };
  });
  return { name: 'BESC', timestamp: '2026-01-01T00:00:00.000Z', version: { major: 1, minor: 0, patch: 0 }, tokens };
}
