// @vitest-environment happy-dom

import { makeSettings } from '@besc/wire/test/make-settings';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually';
import { makeWallet } from '../../../test/make-wallet';
import { createWalletEngine } from './wallet-engine';
import { walletStore } from './wallet-store';

const first = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const second = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

const engines: { disconnect: () => Promise<void> }[] = [];
function makeEngine() {
  const engine = createWalletEngine(makeSettings());
  engines.push(engine);
  return engine;
}
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.disconnect();
});

test('of two wallets that were asked the later one stays, whichever way the first answers at last', async () => {
  for (const end of ['grant', 'refuse'] as const) {
    const engine = makeEngine();
    const [slow, quick] = [makeWallet('org.slow', first), makeWallet('org.quick', second)];
    slow.state.isHeld = true;
    const late = engine.connect(slow.wallet);
    expect(walletStore.getState().status).toBe('connecting');
    expect(await engine.connect(quick.wallet)).toBe(true);
    slow[end]();
    expect(await late).toBe(false);
    expect(walletStore.getState()).toMatchObject({ status: 'connected', address: second, rdns: 'org.quick' });
    expect(engine.provider()).toBe(quick.wallet.provider);
    await engine.disconnect();
    expect(walletStore.getState()).toEqual({ status: 'disconnected' });
  }
});

test('WALLET-10 nothing is connected by an answer that comes after the logout', async () => {
  const engine = makeEngine();
  const slow = makeWallet('org.slow', first);
  slow.state.isHeld = true;
  const late = engine.connect(slow.wallet);
  await engine.disconnect();
  slow.grant();
  expect(await late).toBe(false);
  expect(walletStore.getState().status).toBe('disconnected');
});

test('WALLET-15 a login that is refused, or that names no account, ends disconnected and says why', async () => {
  const engine = makeEngine();
  const refusing = makeWallet('org.refusing', first);
  refusing.state.isHeld = true;
  const asked = engine.connect(refusing.wallet);
  refusing.refuse();
  await expect(asked).rejects.toMatchObject({ code: 4001 });
  expect(walletStore.getState()).toEqual({ status: 'disconnected' });

  const empty = makeWallet('org.empty', first);
  empty.request.mockImplementation(async () => []);
  await expect(engine.connect(empty.wallet)).rejects.toMatchObject({ code: 4100 });
  expect(walletStore.getState()).toEqual({ status: 'disconnected' });
});

test('WALLET-05 a login asks once, and a wallet that hangs on the next visit keeps no other one out', async () => {
  const engine = makeEngine();
  const [hanging, quick] = [makeWallet('org.hanging', first), makeWallet('org.quick', second)];
  hanging.request.mockImplementation(() => new Promise(() => undefined));
  void engine.reconnect(hanging.wallet);
  expect(walletStore.getState().status).toBe('reconnecting');
  expect(await engine.connect(quick.wallet)).toBe(true);
  expect(walletStore.getState()).toMatchObject({ status: 'connected', address: second });
  expect(quick.request.mock.calls.filter(([{ method }]) => method === 'eth_requestAccounts')).toHaveLength(1);
});

test('WALLET-05 a wallet that was locked is connected again when it is unlocked, one that was logged out of is not', async () => {
  const engine = makeEngine();
  const own = makeWallet('org.own', first);
  await engine.connect(own.wallet);
  own.lock();
  await eventually(() => expect(walletStore.getState()).toEqual({ status: 'disconnected' }));
  own.unlock();
  await eventually(() => expect(walletStore.getState()).toMatchObject({ status: 'connected', address: first }));
  expect(engine.provider()).toBe(own.wallet.provider);

  await engine.disconnect();
  own.unlock();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(walletStore.getState()).toEqual({ status: 'disconnected' });
});

test('WALLET-05 a wallet that is locked when the page opens is connected when it is unlocked', async () => {
  const engine = makeEngine();
  const own = makeWallet('org.own', first);
  expect(await engine.reconnect(own.wallet)).toBe(false);
  expect(walletStore.getState()).toEqual({ status: 'disconnected' });
  own.unlock();
  await eventually(() => expect(walletStore.getState()).toMatchObject({ status: 'connected', address: first }));
});

test('WALLET-05 a wallet of the last visit takes no place of one that was chosen by hand, before or after it', async () => {
  const engine = makeEngine();
  const [own, chosen] = [makeWallet('org.own', first), makeWallet('org.chosen', second)];
  own.state.isGranted = true;
  chosen.state.isHeld = true;
  const asked = engine.connect(chosen.wallet);
  expect(await engine.reconnect(own.wallet)).toBe(true);
  chosen.grant();
  expect(await asked).toBe(true);
  expect(await engine.reconnect(own.wallet)).toBe(false);
  expect(walletStore.getState()).toMatchObject({ status: 'connected', address: second, rdns: 'org.chosen' });
  expect(engine.provider()).toBe(chosen.wallet.provider);
});
