import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FarmsDouble, makeFarmsChain, makeFarmsPage, testAccount } from '../../../test/farms/make-farms-page';
import { makeListJson } from '../../../test/liquidity/make-liquidity-page';
import { makeRoom } from '../../../test/open-list';
import { loginStore } from '../../blocks/wallet/login-store';
import { walletStore } from '../../blocks/wallet/wallet-store';

const other = checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
let farms: FarmsDouble;

/** A hundred farms, nearly each of a token that no list knows, and a wallet that is slow to come back. */
beforeEach(() => {
  farms = makeFarmsChain();
  const { double } = farms;
  const { settings } = double.chain;
  vi.stubGlobal('fetch', async () => Response.json(makeListJson(settings)));
  makeRoom(true);
  const [, first] = farms.farms;
  const pool = first && double.pools.get(first.lpToken);
  if (first === undefined || pool === undefined) throw new Error('No farm');
  while (farms.farms.length < 101) {
    const lpToken = checksumAddress(`0x${String(farms.farms.length).padStart(40, '7')}`);
    const token = checksumAddress(`0x${String(farms.farms.length).padStart(40, '8')}`);
    double.tokens.set(token, { decimals: 18, symbol: `T${farms.farms.length}`, name: 'Unlisted' });
    double.pools.set(lpToken, { ...pool, sides: [settings.tokens.busdc.address, token] });
    farms.farms.push({ ...first, lpToken, staked: 0n, earned: 0n });
  }
  walletStore.setState({ status: 'reconnecting' }, true);
  loginStore.setState({ isSettled: false, expected: testAccount });
});

const table = () => screen.findByRole('table', { name: 'Live farms' });
const comeBack = (address: typeof testAccount) =>
  act(() => {
    walletStore.setState({ status: 'connected', address, walletChainId: farms.double.chain.settings.chain.id }, true);
    loginStore.setState({ isSettled: true });
  });

async function openBeforeTheWallet() {
  render(makeFarmsPage(farms).element);
  expect(await within(await table()).findByText('WBESC-BUSDC LP', { selector: 'bdi' })).toBeInTheDocument();
  // What was read of the account that is expected is nobody's yet.
  expect(document.body).not.toHaveTextContent('$1.50');
  expect(screen.getByRole('switch', { name: 'Staked only' })).toHaveAttribute('aria-disabled', 'true');
}

test('a wallet that comes back late costs no request: its account was asked for with the first ones', async () => {
  await openBeforeTheWallet();
  const asked = farms.double.requestCount();
  expect(asked).toBeLessThanOrEqual(3);
  comeBack(testAccount);
  await waitFor(async () => expect(await table()).toHaveTextContent('$1.50'));
  expect(farms.double.requestCount()).toBe(asked);
});

test('a wallet that comes back with another account shows nothing of the one that was expected', async () => {
  await openBeforeTheWallet();
  const asked = farms.double.requestCount();
  comeBack(other);
  await waitFor(() => expect(farms.double.requestCount()).toBeGreaterThan(asked));
  expect(await table()).not.toHaveTextContent('$1.50');
});

test('a wallet that does not come back leaves a visitor, and what was read of its account is not shown', async () => {
  await openBeforeTheWallet();
  act(() => {
    walletStore.setState({ status: 'disconnected' }, true);
    loginStore.setState({ isSettled: true });
  });
  expect(await table()).not.toHaveTextContent('$1.50');
});
