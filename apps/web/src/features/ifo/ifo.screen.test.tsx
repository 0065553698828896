import { erc20Abi } from '@besc/contracts/abi/erc20';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { deployIfoCall } from '@besc/sdk/ifo/deploy-ifo-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { screen, within } from '@testing-library/react';
import { encodeFunctionData, numberToHex, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

const send = async (from: Address, to: Address, data: string) => {
  await lab.chain.rpc.request('anvil_impersonateAccount', [from]);
  await lab.chain.rpc.request('anvil_setBalance', [from, numberToHex(10n ** 24n)]);
  const hash = await lab.chain.rpc.request('eth_sendTransaction', [{ from, to, data, gas: numberToHex(8_000_000) }]);
  await lab.chain.rpc.request('anvil_mine', ['0x1']);
  const receipt = await lab.chain.rpc.request<{ status: string }>('eth_getTransactionReceipt', [hash]);
  expect(receipt.status).toBe('0x1');
};

/** A sale of BUSDC for MONEY that is live. */
async function makeSale(): Promise<void> {
  const { settings, owner } = lab;
  const factory = addressOf(settings, 'ifo', 'factory');
  const timelock = addressOf(settings, 'governance', 'timelock');
  const offered = addressOf(settings, 'tokens', 'stable');
  const amount = parseEther('500');
  const token = (functionName: 'transfer' | 'approve', to: Address) =>
    encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] });
  await send(owner, offered, token('transfer', timelock));
  await send(timelock, offered, token('approve', factory));
  const startBlock = BigInt(await lab.chain.blockNumber()) + 3n;
  const call = deployIfoCall(factory, {
    raised: addressOf(settings, 'tokens', 'money'),
    offered,
    startBlock,
    endBlock: startBlock + 100n,
    minimumRaise: parseEther('10'),
    admin: owner,
    basic: { offering: parseEther('100'), raising: parseEther('10'), limit: parseEther('2') },
    unlimited: { offering: parseEther('400'), raising: parseEther('40'), hasTax: true },
  });
  await send(timelock, factory, encodeCall(call).data);
  await lab.chain.rpc.request('anvil_mine', ['0x4']);
}

test('without a sale the page says so, and how to take part', async () => {
  await open('/ifo');
  expect(await screen.findByRole('heading', { level: 1, name: 'Initial Farm Offering' })).toBeTruthy();
  await eventually(() => expect(screen.getByText('No sale is live or coming now.')).toBeTruthy());
  expect(screen.getByRole('heading', { name: 'How to take part' })).toBeTruthy();
});

test('IFO-02 a live sale shows both pools, and asks for an active profile', async () => {
  await makeSale();
  await open('/ifo', { account: lab.owner });
  const sale = within(await screen.findByRole('region', { name: 'Sale 1' }));
  await eventually(() => expect(sale.getByText('Live')).toBeTruthy());
  expect(sale.getByRole('heading', { name: 'Basic sale' })).toBeTruthy();
  expect(sale.getByRole('heading', { name: 'Unlimited sale' })).toBeTruthy();
  await eventually(() => expect(sale.getByText('Only accounts with an active profile can take part.')).toBeTruthy());
  expect(sale.getAllByText('An active profile is required').length).toBeGreaterThan(0);
});

test('a sale that ended below its minimum stands among the past ones as refunded', async () => {
  await makeSale();
  await lab.chain.rpc.request('anvil_mine', [numberToHex(120)]);
  await open('/ifo/history', { account: lab.owner });
  const past = within(await screen.findByRole('region', { name: 'Sale 1' }));
  await eventually(() => expect(past.getByText('Refunded')).toBeTruthy());
  expect(past.getAllByText('You took no part').length).toBeGreaterThan(0);
});
