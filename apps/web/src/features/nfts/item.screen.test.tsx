import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { nftMarketAbi } from '@besc/contracts/abi/nft-market';
import { starterFactoryAbi } from '@besc/contracts/abi/starter-factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { maxUint256 } from '@besc/domain/shared/math';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Abi, createPublicClient, encodeFunctionData, http } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab, type WalletAnswers } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { refuseReads } from '../../../test/refuse-reads';
import { nftOverlay } from './nfts-overlay';

let lab: FaultLab;
let own: bigint;
let other: bigint;
const price = 2n * oneE18;
const at = (name: 'bunnies' | 'starters' | 'market') => addressOf(lab.settings, 'nfts', name);

async function send(from: Address, to: Address, abi: Abi, functionName: string, args: readonly unknown[]) {
  await lab.chain.send({ from, gas: '0x1e8480', to, data: encodeFunctionData({ abi, functionName, args }) });
  await lab.chain.mine();
}
const client = () => createPublicClient({ transport: http(lab.chain.rpcUrl), cacheTime: 0 });
const ownerOf = (tokenId: bigint) =>
  client().readContract({ address: at('bunnies'), abi: bunniesAbi, functionName: 'ownerOf', args: [tokenId] });
const asks = async (tokenId: bigint) => {
  const call = { address: at('market'), abi: nftMarketAbi, functionName: 'viewAsksByCollectionAndTokenIds' } as const;
  const [, [ask]] = await client().readContract({ ...call, args: [at('bunnies'), [tokenId]] });
  return ask?.price;
};

/** Each of two accounts has a starter; the stranger's is for sale. */
beforeAll(async () => {
  lab = await FaultLab.start();
  const money = lab.token('MONEY').address;
  for (const from of [lab.account, lab.stranger]) {
    await send(from, money, erc20Abi as Abi, 'approve', [at('starters'), maxUint256]);
    await send(from, at('starters'), starterFactoryAbi as Abi, 'mintNFT', [5n]);
  }
  const first = async (account: Address) => {
    const call = { address: at('bunnies'), abi: bunniesAbi, functionName: 'tokensOfOwnerBySize' } as const;
    const [[tokenId = 0n]] = await client().readContract({ ...call, args: [account, 0n, 1n] });
    return tokenId;
  };
  [own, other] = [await first(lab.account), await first(lab.stranger)];
  await send(lab.stranger, at('bunnies'), bunniesAbi as Abi, 'approve', [at('market'), other]);
  await send(lab.stranger, at('market'), nftMarketAbi as Abi, 'createAskOrder', [at('bunnies'), other, price]);
  await lab.keep();
}, 240_000);
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);
beforeEach(() => nftOverlay.close());

const apiUrl = 'https://api.example';
/** From here to the test's end the API answers who has which picture so, or not at all. */
function answerFaces(answer: object | undefined): string[] {
  const asked: string[] = [];
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const url = String(request[0]);
    if (!url.startsWith(apiUrl)) return await others(...request);
    asked.push(url);
    if (answer === undefined || !url.includes('/api/users?')) throw new TypeError('No answer');
    return Response.json(answer);
  });
  return asked;
}

const openItem = (tokenId: bigint) => open(`/nfts/collections/${at('bunnies')}/${tokenId}`);
const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));

test('NFT-02 NFT-03 NFT-34 NFT-35 NFT-55 NFT-63 NFT-70 an item is listed within the limits of the contract, and the market holds it', async () => {
  await openItem(own);
  await press('List for sale');
  const dialog = await inDialog();
  const field = await dialog.findByRole('textbox', { name: 'Price' });
  for (const [text, said] of [
    ['0.004', /^The lowest price is 0.005 BESC/],
    ['10000.5', /^The highest price is 10,000 BESC/],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(await dialog.findByRole('button', { name: said })).toBeVisible();
  }
  await userEvent.clear(field);
  await userEvent.type(field, `1.${'0'.repeat(18)}1`);
  expect(dialog.getByText('Type a price with at most 18 decimals: this was ignored.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '1.5');
  expect(dialog.getByText('Fee of the platform').parentElement).toHaveTextContent('2%');
  expect(dialog.getByText('You receive').parentElement).toHaveTextContent('1.47');
  await userEvent.click(await dialog.findByRole('button', { name: 'List for sale' }));
  await waitFor(async () => expect(await asks(own)).toBe(15n * 10n ** 17n), { timeout: 20_000 });
  expect(await ownerOf(own)).toBe(at('market'));
});

test('NFT-06 an item is bought for what its listing said', async () => {
  await openItem(other);
  await press('Buy');
  const dialog = await inDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Buy' }));
  await waitFor(async () => expect(await ownerOf(other)).toBe(lab.account), { timeout: 20_000 });
});

test('an item that is taken back while the dialog is open is said, and nothing is sent', async () => {
  const { wallet } = await openItem(other);
  await press('Buy');
  const dialog = await inDialog();
  expect(await dialog.findByRole('button', { name: 'Buy' })).toBeVisible();
  await send(lab.stranger, at('market'), nftMarketAbi as Abi, 'cancelAskOrder', [at('bunnies'), other]);
  expect(await dialog.findByText('This item was sold or taken back a moment ago. Nothing is sent.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Buy' })).toBeNull();
  expect(wallet.calls.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
});

test('a price that is raised while the dialog is open is not paid unless it is agreed to', async () => {
  await openItem(other);
  await press('Buy');
  const dialog = await inDialog();
  expect(await dialog.findByRole('button', { name: 'Buy' })).toBeVisible();
  const raised = [at('bunnies'), other, 3n * oneE18];
  await send(lab.stranger, at('market'), nftMarketAbi as Abi, 'modifyAskOrder', raised);
  expect(await dialog.findByRole('button', { name: 'The price was raised' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept the new price' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Buy' }));
  await waitFor(async () => expect(await ownerOf(other)).toBe(lab.account), { timeout: 20_000 });
});

test('NFT-07 NFT-68 an item is given to another account; one’s own and lost addresses are refused', async () => {
  await openItem(own);
  await press('Transfer');
  const dialog = await inDialog();
  const field = await dialog.findByRole('textbox', { name: 'Recipient' });
  await userEvent.type(field, lab.account);
  expect(await dialog.findByRole('button', { name: 'It is yours already' })).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, at('market'));
  expect(await dialog.findByRole('button', { name: 'An item that is sent there is lost' })).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, lab.stranger);
  await userEvent.click(await dialog.findByRole('button', { name: 'Transfer' }));
  await waitFor(async () => expect(await ownerOf(own)).toBe(lab.stranger), { timeout: 20_000 });
  expect(await screen.findByText('NFT successfully transferred!')).toBeVisible();
});

test('NFT-69 a transfer that fails on the chain is said, and the item stays', async () => {
  const short: WalletAnswers[string] = async ({ params }) => {
    const [transaction] = params as readonly object[];
    return await lab.chain.rpc.request('eth_sendTransaction', [{ ...transaction, gas: '0x7530' }]);
  };
  await open(`/nfts/collections/${at('bunnies')}/${own}`, { wallet: { eth_sendTransaction: short } });
  await press('Transfer');
  const dialog = await inDialog();
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Recipient' }), lab.stranger);
  await userEvent.click(await dialog.findByRole('button', { name: 'Transfer' }));
  expect(
    await screen.findByText(/^Unable to transfer NFT\. Please try again\./, undefined, { timeout: 10_000 }),
  ).toBeVisible();
  expect(await ownerOf(own)).toBe(lab.account);
});

test('NFT-17 NFT-33 what the chain has in the wallet is no picture, whatever is told of it; what is not told is said', async () => {
  const picture = { collection: at('bunnies'), tokenId: String(own) };
  const asked = answerFaces({ data: [{ address: lab.account, username: null, picture, teamId: 1 }] });
  const settings = { api: { url: apiUrl } };
  await open(`/nfts/collections/${at('bunnies')}/${own}`, { settings });
  expect(await screen.findByRole('button', { name: 'List for sale' }, { timeout: 10_000 })).toBeVisible();
  await waitFor(() => expect(asked.some((url) => url.includes('/api/users?'))).toBe(true));
  expect(screen.queryByText(/^It is your profile picture/)).toBeNull();
});

test('NFT-17 that the picture could not be read is said', async () => {
  answerFaces(undefined);
  await open('/nfts/profile', { settings: { api: { url: apiUrl } } });
  expect(await screen.findByText('Not all could be read', undefined, { timeout: 20_000 })).toBeVisible();
});

test('items of two collections are not offered below the floor of either unasked', async () => {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]) !== lab.settings.index.url) return await others(...request);
    const { query } = JSON.parse(String(request[1]?.body)) as { query: string };
    const floors = [oneE18, 500n * oneE18].map((floor, place) => [
      `c${place}`,
      { items: [{ currentAskPrice: String(floor) }] },
    ]);
    return Response.json(
      query.includes('c1:') ? { data: Object.fromEntries(floors) } : { errors: [{ message: 'away' }] },
    );
  });
  await open('/nfts/profile');
  await screen.findByText(`Bunnies #${own}`, undefined, { timeout: 10_000 });
  const squad = addressOf(lab.settings, 'nfts', 'squad');
  const bunny = { collection: at('bunnies'), tokenId: own, name: 'Bunny' };
  act(() => nftOverlay.open({ kind: 'sell', items: [bunny, { collection: squad, tokenId: 7n, name: 'Squad #7' }] }));
  const dialog = await inDialog();
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Price of each' }), '2');
  expect(await dialog.findByRole('button', { name: 'Confirm the price below the floor' })).toBeVisible();
});

test('an item of a kind is not offered below the floor of its kind unasked, however cheap its collection is', async () => {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]) !== lab.settings.index.url) return await others(...request);
    const { query } = JSON.parse(String(request[1]?.body)) as { query: string };
    const row = (floor: bigint) => ({ items: [{ currentAskPrice: String(floor) }] });
    // Its kind is 5.
    if (query.includes('b5:')) return Response.json({ data: { b5: row(12n * oneE18) } });
    if (query.includes('c0:')) return Response.json({ data: { c0: row(oneE18) } });
    return Response.json({ errors: [{ message: 'away' }] });
  });
  await open('/nfts/profile');
  await screen.findByText(`Bunnies #${own}`, undefined, { timeout: 10_000 });
  act(() => nftOverlay.open({ kind: 'sell', items: [{ collection: at('bunnies'), tokenId: own, name: 'Bunny' }] }));
  const dialog = await inDialog();
  const price = await dialog.findByRole('textbox', { name: 'Price' });
  await userEvent.type(price, '1.2');
  expect(await dialog.findByRole('button', { name: 'Confirm the price below the floor' })).toBeVisible();
  await userEvent.clear(price);
  await userEvent.type(price, '12');
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Confirm the price below the floor' })).toBeNull());
});

test('NFT-25 without an account there are no own items to read', async () => {
  await open('/nfts/profile', { account: null });
  expect(await screen.findByText('Please connect your wallet to continue')).toBeVisible();
  expect(screen.queryByText('No collectibles here')).toBeNull();
});

test('NFT-25 the own items are read before they are told', async () => {
  const told: string[] = [];
  const looking = new MutationObserver(() => told.push(document.body.textContent ?? ''));
  looking.observe(document.body, { childList: true, subtree: true });
  await open('/nfts/profile');
  expect(await screen.findByText(`Bunnies #${own}`, undefined, { timeout: 10_000 })).toBeVisible();
  looking.disconnect();
  expect(told.some((text) => text.includes('No collectibles here'))).toBe(false);
});

test('NFT-25 own items that could not be read are said, and not taken for none', async () => {
  const refused = refuseReads(at('bunnies'));
  await open('/nfts/profile');
  expect(await screen.findByText('Not all could be read', undefined, { timeout: 20_000 })).toBeVisible();
  expect(screen.queryByText('No collectibles here')).toBeNull();
  expect(refused()).toBeGreaterThan(0);
});
