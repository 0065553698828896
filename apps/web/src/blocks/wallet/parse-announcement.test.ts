// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { parseAnnouncement } from './parse-announcement';
import { announcedWalletsStore, captureWallets } from './wallet-announcements';

const icon = 'data:image/png;base64,AAAA';
const info = { uuid: '1', rdns: 'com.example.wallet', name: 'Example', icon };
const provider = { request: async () => 'honest' };

beforeEach(() => announcedWalletsStore.setState({ wallets: [] }));

function announce(detail: unknown) {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
}

test('a sound announcement is read', () => {
  expect(parseAnnouncement({ info, provider })).toMatchObject({ rdns: info.rdns, name: 'Example', icon });
});

test.each([
  undefined,
  null,
  5,
  {},
  { info },
  { info, provider: {} },
  { info: { ...info, rdns: 'a b' }, provider },
  { info: { ...info, rdns: '' }, provider },
  { info: { ...info, name: '\u202e\u200b' }, provider },
  { info: { ...info, name: 7 }, provider },
])('an unsound one is not: %j', (detail) => {
  expect(parseAnnouncement(detail)).toBeUndefined();
});

test.each([
  'https://example.com/a.png',
  'javascript:alert(1)',
  'data:text/html,x',
  `data:image/png,${'a'.repeat(300_000)}`,
  3,
])('an icon that is no small data image is left out', (unsound) => {
  expect(parseAnnouncement({ info: { ...info, icon: unsound }, provider })?.icon).toBeUndefined();
});

test('hidden characters of a name are not shown', () => {
  expect(parseAnnouncement({ info: { ...info, name: 'Ex\u202eample\u0000' }, provider })?.name).toBe('Example');
});

test('the functions are taken when announced: exchanging them later changes nothing', async () => {
  const object: { request: () => Promise<string> } = { request: async () => 'honest' };
  const wallet = parseAnnouncement({ info, provider: object });
  object.request = async () => 'exchanged';
  expect(await wallet?.provider.request({ method: 'eth_accounts' })).toBe('honest');
  expect(Object.isFrozen(wallet)).toBe(true);
  expect(Object.isFrozen(wallet?.provider)).toBe(true);
});

test('a provider whose methods live on its class is spoken to as itself', async () => {
  class Provider {
    readonly #answer = 'mine';
    async request() {
      return this.#answer;
    }
  }
  expect(await parseAnnouncement({ info, provider: new Provider() })?.provider.request({ method: 'x' })).toBe('mine');
});

test('wallets are asked for at the start, and the first under a name keeps it', async () => {
  let asked = 0;
  const onRequest = () => {
    asked += 1;
    announce({ info, provider });
  };
  window.addEventListener('eip6963:requestProvider', onRequest);
  const stop = captureWallets();
  announce({ info: { ...info, uuid: '2', name: 'Impostor' }, provider: { request: async () => 'impostor' } });
  announce({ info: { ...info, rdns: 'org.other' }, provider });
  stop();
  announce({ info: { ...info, rdns: 'org.late' }, provider });
  window.removeEventListener('eip6963:requestProvider', onRequest);
  expect(asked).toBe(1);
  expect(announcedWalletsStore.getState().wallets.map(({ name, rdns }) => [name, rdns])).toEqual([
    ['Example', 'com.example.wallet'],
    ['Example', 'org.other'],
  ]);
});
