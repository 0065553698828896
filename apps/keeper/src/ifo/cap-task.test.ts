import { ifoAbi } from '@besc/contracts/abi/ifo';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { deployIfoCall } from '@besc/sdk/ifo/deploy-ifo-call';
import { ifoAddress } from '@besc/sdk/ifo/ifo-address';
import { setLimitCall } from '@besc/sdk/ifo/set-limit-call';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { approveCall } from '@besc/sdk/tokens/token-calls';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { parseKeeperConfig } from '../shared/keeper-config';
import { moneyPriceReader } from '../shared/money-price';
import { transactionSender } from '../shared/transaction-sender';
import { capTask } from './cap-task';
import { saleCap } from './sale-cap';

let scene: KeeperScene;
beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

const blocks = 20;
const first = parseEther('5');

async function as(from: Address, call: ContractCall) {
  await scene.chain.rpc.request('anvil_impersonateAccount', [from]);
  await scene.chain.setBalance(from, parseEther('100'));
  const { to, data } = encodeCall(call);
  await scene.chain.send({ from, to, data });
}

/** Makes a sale that starts so many blocks later. */
async function makeSale(ahead: number) {
  const { deployment } = scene.exchange;
  const timelock = addressOf(deployment, 'governance', 'timelock');
  const factory = addressOf(deployment, 'ifo', 'factory');
  const offered = scene.exchange.token('BUSDC').address;
  await scene.transfer(offered, timelock, parseEther('100'));
  await as(timelock, approveCall(offered, factory, parseEther('100')));
  const startBlock = (await scene.client.getBlockNumber()) + BigInt(ahead);
  const part = { offering: parseEther('50'), raising: parseEther('50') };
  const terms = {
    raised: addressOf(deployment, 'tokens', 'money'),
    offered,
    startBlock,
    endBlock: startBlock + 100n,
    minimumRaise: 0n,
    admin: scene.person,
    basic: { ...part, limit: first },
    unlimited: { ...part, hasTax: true },
  };
  await as(timelock, deployIfoCall(factory, terms));
  return { sale: ifoAddress(factory, 1), startBlock };
}

async function keepers(changes: Record<string, string> = {}) {
  const env = scene.env({ IFO_CAP_BLOCKS: String(blocks), ...changes });
  const chain = await scene.connect(changes);
  const keeper = parseKeeperConfig(env);
  const { signal } = new AbortController();
  const prepared = () => {
    const log = pino({ level: 'silent' });
    const sender = transactionSender({ chain, replaceAfterSeconds: keeper.replaceAfterSeconds, signal });
    const context = { chain, keeper, sender, log, registry: new Registry(), signal };
    return capTask.configure(env)({ ...context, priceTimes: async () => undefined });
  };
  const duties = [await prepared(), await prepared()];
  const look = async () => {
    for (const duty of duties) {
      const { number, timestamp } = await chain.client.getBlock();
      await duty.run({ number, time: Number(timestamp), now: Number(timestamp) });
    }
  };
  return { look, duties, chain };
}

const capOf = async (sale: Address) => {
  const read = { address: sale, abi: ifoAbi, functionName: 'viewPoolInformation', args: [0n] } as const;
  return (await scene.client.readContract(read))[2];
};
const settings = () => scene.client.getContractEvents({ abi: ifoAbi, eventName: 'PoolParametersSet', fromBlock: 0n });

test('IFO-10 the cap is set once, some time before the start, at the mean price of MONEY', async () => {
  const { sale } = await makeSale(60);
  const { look, chain } = await keepers();
  const made = (await settings()).length;
  await look();
  expect(await capOf(sale)).toBe(first);
  await scene.chain.mine(45);
  const { timestamp } = await scene.client.getBlock();
  const config = { meanSeconds: 3_600, minimumUsdE18: parseEther('1000') };
  const price = await moneyPriceReader(chain, config)(Number(timestamp));
  await look();
  expect(await capOf(sale)).toBe(saleCap(parseEther('100'), price ?? 0n));
  await look();
  expect(await settings()).toHaveLength(made + 1);
});

test('IFO-10 a cap that the operator sets by hand in this time stays', async () => {
  const { sale } = await makeSale(60);
  const { look, chain } = await keepers();
  await scene.chain.mine(45);
  await as(chain.account.address, setLimitCall(sale, parseEther('7')));
  await look();
  expect(await capOf(sale)).toBe(parseEther('7'));
});

test('IFO-10 without a price the cap stays, and it is said', async () => {
  const { sale } = await makeSale(60);
  const { look, duties } = await keepers({ IFO_MINIMUM_USD: '1000000000000' });
  await scene.chain.mine(45);
  await look();
  await scene.wait(400);
  await look();
  expect(await capOf(sale)).toBe(first);
  expect(duties[0]?.problem?.()).toMatch(/no pair holds enough to price MONEY/);
});

test('a sale that has begun is left alone', async () => {
  const { sale, startBlock } = await makeSale(60);
  const { look } = await keepers();
  await scene.chain.mine(Number(startBlock - (await scene.client.getBlockNumber())) - 1);
  await look();
  expect(await capOf(sale)).toBe(first);
});
