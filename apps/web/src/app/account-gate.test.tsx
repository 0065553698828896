import type { Address } from '@besc/domain/shared/address';
import { parseSettings } from '@besc/wire/settings/settings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MakeEnglish } from '../../test/make-english';
import { ChainProvider } from '../blocks/chain/chain-context';
import { connectChain } from '../blocks/chain/connect-chain';
import { loginStore } from '../blocks/wallet/login-store';
import { readAccounts } from '../blocks/wallet/wallet-accounts';
import { walletStore } from '../blocks/wallet/wallet-store';
import { AccountGate } from './account-gate';

const blocked = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const other = checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
const settings = { ...makeSettings(), blockedAddresses: [blocked] };
const chain = connectChain(settings);

beforeEach(() => {
  localStorage.clear();
  loginStore.setState({ isSettled: false });
  walletStore.setState({ status: 'disconnected' }, true);
});

function Page({ drawn }: { readonly drawn: boolean[] }) {
  drawn.push(true);
  return <nav>Navigation</nav>;
}

/** The first thing that is drawn, and later ones. */
function show(expected?: Address) {
  loginStore.setState({ expected });
  const drawn: boolean[] = [];
  render(
    <MakeEnglish>
      <ChainProvider chain={chain}>
        <AccountGate>
          <Page drawn={drawn} />
        </AccountGate>
      </ChainProvider>
    </MakeEnglish>,
  );
  return drawn;
}

const connect = (address: Address) =>
  act(() => {
    walletStore.setState({ status: 'connected', address, walletChainId: settings.chain.id }, true);
    loginStore.setState({ isSettled: true });
  });

test('PLAT-26 PLAT-27 a blocked account sees nothing of the page before the words, nor after', () => {
  const drawn = show(blocked);
  expect(screen.getByRole('heading')).toHaveTextContent('Blocked address');
  connect(blocked);
  expect(screen.getByRole('heading')).toHaveTextContent('Blocked address');
  expect(drawn).toEqual([]);
});

test('PLAT-26 a list in upper case blocks a wallet that answers in lower case, and remembers it in any spelling', async () => {
  const spelled = { ...settings, blockedAddresses: [`0x${blocked.slice(2).toUpperCase()}`] };
  const parsed = parseSettings(JSON.parse(JSON.stringify(spelled)));
  const request = async () => [blocked.toLowerCase()];
  const [account] = await readAccounts({ request, on: () => undefined, removeListener: () => undefined });
  expect(parsed.blockedAddresses).toEqual([account]);
  localStorage.setItem('besc-blocked', blocked.toLowerCase());
  expect(show()).toEqual([]);
});

test('nor does it on the next visit, when its wallet comes late', () => {
  show();
  connect(blocked);
  loginStore.setState({ isSettled: false });
  walletStore.setState({ status: 'disconnected' }, true);
  document.body.innerHTML = '';
  expect(show()).toEqual([]);
  connect(other);
  expect(screen.getByText('Navigation')).toBeInTheDocument();
  expect(localStorage.getItem('besc-blocked')).toBeNull();
});

test('anybody else sees the page at once', () => {
  expect(show(other).length).toBeGreaterThan(0);
  expect(screen.getByText('Navigation')).toBeInTheDocument();
});
