import { farmAuctionAbi } from '@besc/contracts/abi/farm-auction';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { bidCall } from '@besc/sdk/auctions/auction-calls';
import { addWhitelistCall, closeAuctionCall, startAuctionCall } from '@besc/sdk/auctions/auction-operator-calls';
import { type ContractCall, contractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { approveCall } from '@besc/sdk/tokens/token-calls';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createPublicClient, erc20Abi, http, numberToHex, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { tryNumberEntries } from '../../../test/try-number-entries';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

const rival = checksumAddress(`0x${'5'.repeat(40)}`);
const auctionAt = () => addressOf(lab.settings, 'auctions', 'auction');
const timelock = () => addressOf(lab.settings, 'governance', 'timelock');

const send = async (from: Address, call: ContractCall) => {
  const { to, data } = encodeCall(call);
  await lab.chain.rpc.request('anvil_impersonateAccount', [from]);
  await lab.chain.rpc.request('anvil_setBalance', [from, numberToHex(10n ** 24n)]);
  const hash = await lab.chain.rpc.request('eth_sendTransaction', [{ from, to, data, gas: numberToHex(3_000_000) }]);
  await lab.chain.rpc.request('anvil_mine', ['0x1']);
  const receipt = await lab.chain.rpc.request<{ status: string }>('eth_getTransactionReceipt', [hash]);
  expect(receipt.status).toBe('0x1');
};

/** An auction of one place that takes bids, in which a rival has bid 200. */
async function begin(listed: readonly Address[]): Promise<void> {
  const money = addressOf(lab.settings, 'tokens', 'money');
  await send(timelock(), addWhitelistCall(auctionAt(), [rival, ...listed]));
  const startBlock = BigInt(await lab.chain.blockNumber()) + 2n;
  const terms = { startBlock, endBlock: startBlock + 60n, initialBidAmount: parseEther('100'), leaderboard: 1 };
  await send(timelock(), startAuctionCall(auctionAt(), terms));
  const args = [rival, parseEther('500')] as const;
  await send(lab.owner, contractCall({ address: money, abi: erc20Abi, functionName: 'transfer', args }));
  await send(rival, approveCall(money, auctionAt(), parseEther('500')));
  await send(rival, bidCall(auctionAt(), parseEther('200')));
}

test('without an auction the page says so', async () => {
  await open('/farms/auction');
  expect(await screen.findByRole('heading', { level: 1, name: 'Farm Auctions' })).toBeTruthy();
  await eventually(() => expect(screen.getByText('No auction has been announced yet.')).toBeTruthy());
});

test('AUC-04 AUC-05 AUC-06 AUC-18 who is not on the list sees the leaderboard, and why it cannot bid', async () => {
  await begin([]);
  await open('/farms/auction', { account: lab.owner });
  const panel = within(await screen.findByRole('region', { name: 'Leaderboard of auction 1' }));
  await eventually(() => expect(panel.getByText('200')).toBeTruthy());
  await eventually(() => expect(screen.getByText(/Your wallet is not on the whitelist/)).toBeTruthy());
  expect(screen.getByRole('button', { name: /Only projects on the list can bid/ })).toHaveAttribute('aria-disabled');
  expect(screen.getByText('Farms won last 7 days')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Winning places: 1' })).toBeTruthy();
  expect(screen.queryByText('Top 10 bids')).toBeNull();
});

test('WALLET-27 AUC-01 AUC-02 AUC-03 AUC-11 AUC-12 enable, bid a multiple of ten, and reclaim what did not win', async () => {
  await begin([lab.owner]);
  const user = userEvent.setup();
  await open('/farms/auction', { account: lab.owner });
  await eventually(() => expect(screen.getByText(/Your wallet is on the whitelist/)).toBeTruthy());
  await user.click(await screen.findByRole('button', { name: 'Enable contract' }));
  await user.click(await screen.findByRole('button', { name: 'Place bid' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox');
  await user.type(field, '105');
  await eventually(() => expect(dialog.getByRole('button', { name: 'A bid must be a multiple of 10' })).toBeTruthy());
  await user.clear(field);
  await user.type(field, '90');
  await eventually(() =>
    expect(dialog.getByRole('button', { name: 'A minimum of 100 MONEY is required' })).toBeTruthy(),
  );
  await user.clear(field);
  await user.type(field, '110');
  await user.click(await dialog.findByRole('button', { name: 'Place bid' }));
  const client = createPublicClient({ transport: http(lab.chain.rpcUrl) });
  const own = {
    address: auctionAt(),
    abi: farmAuctionAbi,
    functionName: 'auctionBids',
    args: [1n, lab.owner],
  } as const;
  const read = () => client.readContract(own);
  await eventually(async () => expect((await read())[0]).toBe(parseEther('110')));
  await eventually(() => expect(screen.getByText('Below all places')).toBeTruthy());
  await lab.chain.rpc.request('anvil_mine', [numberToHex(70)]);
  await eventually(() => expect(screen.getByText('Finished')).toBeTruthy());
  await send(timelock(), closeAuctionCall(auctionAt(), parseEther('200')));
  const reclaim = await screen.findAllByRole('button', { name: 'Reclaim bid' });
  await user.click(reclaim[0] as HTMLElement);
  const confirm = within(await screen.findByRole('dialog'));
  await user.click(await confirm.findByRole('button', { name: 'Reclaim bid' }));
  await eventually(async () => expect(await read()).toEqual([parseEther('110'), true]));
});

test('AUC-17 a past auction is asked for by its number', async () => {
  await begin([]);
  await lab.chain.rpc.request('anvil_mine', [numberToHex(70)]);
  await send(timelock(), closeAuctionCall(auctionAt(), parseEther('200')));
  const user = userEvent.setup();
  await open('/farms/auction');
  const field = await screen.findByRole('textbox', { name: 'Auction ID / Round' });
  expect(field).toHaveValue('1');
  await eventually(() => expect(screen.getByText('Threshold')).toBeTruthy());
  await user.clear(field);
  expect(screen.getByText('Please specify auction ID / Round')).toBeTruthy();
  await user.type(field, '7');
  expect(screen.getByText('There is no closed auction of this number. The last one is 1.')).toBeTruthy();
  await tryNumberEntries(() => screen.getByRole('textbox', { name: 'Auction ID / Round' }), { decimals: 0 });
});
