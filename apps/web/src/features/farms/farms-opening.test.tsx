import type { Address } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { nativeCoin } from '@besc/domain/shared/token';
import { chainRoles } from '@besc/localnet/history/chain-roles';
import { act, screen, waitFor, within } from '@testing-library/react';
import { toFunctionSelector } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callsOf, clockCall } from '../../../test/calls-of';
import { labFarms } from '../../../test/farms/lab-farms';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { labToken } from '../../../test/lab-token';
import { loginStore } from '../../blocks/wallet/login-store';
import { walletStore } from '../../blocks/wallet/wallet-store';

let lab: FaultLab;

/** A hundred farms, nearly each of a token that no list knows, and a wallet that is slow to come back. */
beforeAll(async () => {
  lab = await FaultLab.start();
  const farms = labFarms(lab);
  const symbols = ['WBESC', 'BUSDC', 'MONEY', 'HENNY', 'WAGMI', 'Bernie', 'RFLX', 'OLDG'];
  const tokens = symbols.map((symbol) => lab.token(symbol).address);
  while (tokens.length < 16) tokens.push((await labToken(lab, `T${tokens.length}`, oneE18)).address);
  const filled = new Set(lab.exchange.deployment.pairs.map(({ address }) => address));
  const empty = tokens
    .flatMap((one, index) => tokens.slice(index + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => !filled.has(farms.pairOf(one, other)));
  expect(await farms.addEmptyFarms(empty.slice(0, 97))).toBe(101);
  await farms.addLiquidity(lab.token('BUSDC'), 200n * oneE18, nativeCoin(lab.settings.chain.id), 2200n * oneE18);
  const { address: lp } = lab.exchange.pair('WBESC', 'BUSDC');
  const [supplier] = chainRoles(lab.chain).suppliers;
  for (const [from, amount] of [
    [lab.account, 100n],
    [supplier?.address ?? lab.stranger, 9900n],
  ] as const) {
    await farms.approve(lp, farms.master, from);
    await farms.stake(1, amount * oneE18, from);
  }
  await lab.chain.mine(2000);
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

let reads: unknown[] = [];
beforeEach(() => {
  reads = [];
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const body = String(request[1]?.body);
    if (String(request[0]).startsWith(lab.chain.rpcUrl) && body.includes('eth_call')) reads.push(JSON.parse(body));
    return await ask(...request);
  });
});

const table = () => screen.findByRole('table', { name: 'Live farms' });
/** What the registry of names is asked of an account. */
const resolverOf = toFunctionSelector('function resolver(bytes32)');
/** What the account has in the one farm with a stake. */
const ownFigures = /\$63\.\d\d/;
const comeBack = (address: Address) =>
  act(() => {
    walletStore.setState({ status: 'connected', address, walletChainId: lab.settings.chain.id }, true);
    loginStore.setState({ isSettled: true });
  });

async function openBeforeTheWallet() {
  await open('/farms', { blockMs: 60_000, isWalletLate: true });
  const list = await table();
  expect(await within(list).findByText('WBESC-BUSDC LP', { selector: 'bdi' })).toBeInTheDocument();
  expect(within(list).getAllByText(/LP$/, { selector: 'bdi' })).toHaveLength(12);
  // What was read of the account that is expected is shown to no account yet.
  expect(document.body).not.toHaveTextContent(ownFigures);
  expect(screen.getByRole('switch', { name: 'Staked only' })).toHaveAttribute('aria-disabled', 'true');
}

test('a hundred farms come in twelves; a wallet that comes back late costs none but for its name: its account was asked for with the first ones', async () => {
  await openBeforeTheWallet();
  const asked = reads.length;
  // The look for a block and the price in the title are the page's own; three are the farms'.
  expect(asked).toBeLessThanOrEqual(5);
  comeBack(lab.account);
  await waitFor(async () => expect(await table()).toHaveTextContent(ownFigures));
  // But for what the account calls itself: the registry of names is asked who resolves its reverse record.
  const later = reads.slice(asked).map((body) => callsOf(body)?.filter(({ callData }) => callData !== clockCall));
  for (const calls of later) expect(calls?.map(({ callData }) => callData.slice(0, 10))).toEqual([resolverOf]);
  expect(later.length).toBeLessThanOrEqual(1);
});

test('a wallet that comes back with another account shows nothing of the one that was expected', async () => {
  await openBeforeTheWallet();
  const asked = reads.length;
  comeBack(lab.stranger);
  await waitFor(() => expect(reads.length).toBeGreaterThan(asked));
  expect(await table()).not.toHaveTextContent(ownFigures);
});

test('a wallet that does not come back leaves a visitor, and what was read of its account is not shown', async () => {
  await openBeforeTheWallet();
  act(() => {
    walletStore.setState({ status: 'disconnected' }, true);
    loginStore.setState({ isSettled: true });
  });
  expect(await table()).not.toHaveTextContent(ownFigures);
});
