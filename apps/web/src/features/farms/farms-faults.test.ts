// @vitest-environment happy-dom

import { erc20Abi } from '@besc/contracts/abi/erc20';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { farmAccounts } from '@besc/domain/farms/farm';
import type { Address } from '@besc/domain/shared/address';
import { blocksPerYear } from '@besc/domain/shared/constants';
import { div, type Fraction, fraction, mul, toFixed } from '@besc/domain/shared/fraction';
import { maxUint256 } from '@besc/domain/shared/math';
import { nativeCoin } from '@besc/domain/shared/token';
import { usdValue } from '@besc/domain/shared/token-price';
import { farmDepositCall } from '@besc/sdk/farms/farm-calls';
import { readFarmStakes, readFarmWallets } from '@besc/sdk/farms/read-farm-accounts';
import { readFarmList, readFarmPairs } from '@besc/sdk/farms/read-farms';
import { addLiquidityCall } from '@besc/sdk/liquidity/add-liquidity-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { readPairs } from '@besc/sdk/swap/read-pairs';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { ends, expectDialog, outOfGas } from '../../../test/fault-runs';
import { refuses, replaceFunction } from '../../../test/replace-function';
import { toldToast } from '../../../test/told-toast';
import { walletFaults } from '../../../test/wallet-faults';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import { settingsPricing } from '../../blocks/prices/usd-price';
import { stakeAction } from '../../blocks/staking/stake-action';
import { toastQueue } from '../../blocks/toast/toast-queue';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { type FarmRow, farmRows, farmsSummary } from './farm-row';
import { emergencyAction, harvestAction, stakeStep, unstakeStep } from './farms.actions';

const whole = 10n ** 18n;
const pid = 2;
let lab: FaultLab;
let master: Address;
let lp: Address;

async function approve(token: Address, spender: Address, from: Address) {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] });
  await lab.send({ to: token, data, from });
}

/** Liquidity of MONEY and BESC, partly staked. */
async function stake(from: Address, amount: bigint) {
  const { settings } = lab;
  const money = lab.token('MONEY');
  await approve(money.address, lab.router, from);
  const { to, data, value } = encodeCall(
    addLiquidityCall({
      router: lab.router,
      wbesc: wbescToken(settings),
      recipient: from,
      deadlineSeconds: 4_000_000_000n,
      currencyA: money,
      amountA: 10n * whole,
      minimumA: 1n,
      currencyB: nativeCoin(settings.chain.id),
      amountB: 10n * whole,
      minimumB: 1n,
    }),
  );
  await lab.send({ to, data, value: `0x${value.toString(16)}`, from });
  await approve(lp, master, from);
  await lab.send({ ...encoded(farmDepositCall({ master, pid }, amount)), from });
}

function encoded(call: Parameters<typeof encodeCall>[0]) {
  const { to, data } = encodeCall(call);
  return { to, data };
}

beforeAll(async () => {
  lab = await FaultLab.start();
  master = addressOf(lab.settings, 'farms', 'master');
  lp = lab.exchange.pair('MONEY', 'WBESC').address;
  await stake(lab.account, whole);
  await stake(lab.stranger, 2n * whole);
  await lab.chain.mine(20);
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await lab.reset();
});

/** The rows as the screen makes them, from the chain of this moment. */
async function readRows(): Promise<readonly FarmRow[]> {
  const { settings, account } = lab;
  const reader = lab.reader();
  const rules = settingsPricing(settings);
  const { emission, farms, pausedUntil } = await readFarmList({ reader, master, expected: 3 });
  const creation = { factory: addressOf(settings, 'swap', 'factory'), initCodeHash: settings.pairInitCodeHash };
  const pairs = await readFarmPairs({ reader, ...creation, lpAddresses: farms.map(({ lpAddress }) => lpAddress) });
  const pricingPairs = await readPairs({
    reader,
    ...creation,
    tokens: rules.whitelist.flatMap((one) => rules.whitelist.map((other) => [one, other] as const)),
  });
  return farmRows({
    emission,
    pausedUntil,
    pricing: { pairs: pricingPairs, isUnread: false },
    rules,
    chainId: settings.chain.id,
    money: addressOf(settings, 'tokens', 'money'),
    farms: farms.map((farm, index) => ({ ...farm, pair: pairs[index] ?? undefined })),
    head: { block: reader.blocks.current() ?? 0n, seconds: reader.blocks.timestamp() ?? 0n },
    tokens: new Map(['WBESC', 'BUSDC', 'MONEY'].map((symbol) => [lab.token(symbol).address, lab.token(symbol)])),
    accounts: farmAccounts(
      await readFarmStakes({ reader, master, account, expected: 3 }),
      await readFarmWallets({ reader, master, account, farms }),
    ),
    volumes: new Map(),
  });
}

async function readRow(): Promise<FarmRow & { mine: NonNullable<FarmRow['mine']>; earned: bigint }> {
  const row = (await readRows()).find(({ farm }) => farm.pid === pid);
  if (row?.mine?.earned === undefined) throw new Error('No farm');
  return { ...row, mine: row.mine, earned: row.mine.earned };
}

const known = (value: Fraction | undefined): Fraction => {
  if (value === undefined) throw new Error('Not known');
  return value;
};

test('the yield that is shown is the yield that is paid, to a thousandth, while nothing changes', async () => {
  const before = await readRow();
  const blocks = 2_000;
  await lab.chain.mine(blocks);
  const after = await readRow();
  const earned = after.earned - before.earned;
  const earnedUsd = usdValue(earned, { decimals: 18, priceE18: before.moneyPriceE18 });
  const paid = div(known(earnedUsd), known(before.mine.stakedUsd));
  const shown = mul(known(before.apr.rewards), fraction(BigInt(blocks), BigInt(blocksPerYear)));
  expect(Number(toFixed(div(paid, shown), 9))).toBeCloseTo(1, 3);
  // What arrives in the wallet is what was earned, with the block of the harvest itself.
  const money = await lab.balance('MONEY');
  const { end } = await lab.run(harvestAction(master, [after]), lab.wallet().provider);
  expect(end.kind).toBe('confirmed');
  const arrived = (await lab.balance('MONEY')) - money;
  expect(arrived).toBeGreaterThanOrEqual(after.earned);
  expect(Number(arrived - after.earned) / Number(after.earned)).toBeLessThan(0.001);
});

test('FARM-10 a farm holds its number, LP and tokens; the sums are those of the account', async () => {
  const rows = await readRows();
  expect(rows[0]).toMatchObject({
    farm: { pid: 1 },
    lpSymbol: 'WBESC-BUSDC LP',
    isCommunity: false,
    lpToken: { address: rows[0]?.farm.lpAddress, chainId: lab.settings.chain.id },
    token: { symbol: 'WBESC' },
    quoteToken: { symbol: 'BUSDC' },
  });
  const summary = farmsSummary(rows, { mayBeMore: false, arePricesUnread: false });
  const held = rows.find(({ farm }) => farm.pid === pid)?.mine;
  const whole = { value: { numerator: expect.any(BigInt) }, isPartly: false };
  expect(summary).toMatchObject({ earned: held?.earned, staked: whole, isUnread: { staked: false, earned: false } });
  expect(summary?.harvestable.map(({ farm }) => farm.pid)).toEqual([pid]);
});

test.each(['stake', 'unstake', 'harvest', 'emergency'] as const)(
  'G8 %s is sent and found again when the wallet gives no hash',
  async (kind) => {
    const row = await readRow();
    const subject = { currency: row.lpToken, spender: master, balance: row.mine.balance, staked: row.mine.staked };
    const of = (step: ReturnType<typeof stakeStep>) => stakeAction({ subject, amount: 5n, step });
    const action = {
      stake: () => of(stakeStep(master, row, 5n)),
      unstake: () => of(unstakeStep(master, row, 5n)),
      harvest: () => harvestAction(master, [row]),
      emergency: () => emergencyAction(master, row),
    }[kind]();
    await walletFaults['sent, then an internal error (-32603)']({ lab, action });
    expect(lab.records()).toHaveLength(1);
    await expectDialog(lab);
  },
);

test.each([
  ['a harvest', 'Harvest MONEY-WBESC LP', (row: FarmRow) => harvestAction(master, [row])],
  ['an unstake', 'Unstake 0.1 MONEY-WBESC LP', (row: FarmRow) => actionOf(unstakeStep(master, row, whole / 10n))],
])('%s whose MONEY could not be minted is told as that', async (_verb, title, makeAction) => {
  const shown = vi.spyOn(toastQueue, 'show').mockClear();
  const before = await lab.balance('MONEY');
  await replaceFunction(lab.chain, lab.token('MONEY').address, 'mint(address,uint256)', refuses);
  const { end } = await lab.run(makeAction(await readRow()), lab.wallet().provider);
  expect(end.kind).toBe('confirmed');
  expect(await lab.balance('MONEY')).toBe(before);
  const description = 'Not all of your MONEY earnings could be paid now. You’re still owed the rest.';
  expect(shown.mock.calls.map(([toast]) => toldToast(toast))).toMatchObject([{ kind: 'warning', title, description }]);
});

test('FARM-31 an emergency withdrawal that fails in its block is the documents’ Error', async () => {
  const shown = vi.spyOn(toastQueue, 'show').mockClear();
  const action = emergencyAction(master, await readRow());
  await ends({ lab, action }, { eth_sendTransaction: outOfGas(lab) }, { failure: 'reverted' });
  expect(shown.mock.calls.map(([toast]) => toldToast(toast).title)).toEqual(['Error']);
});
