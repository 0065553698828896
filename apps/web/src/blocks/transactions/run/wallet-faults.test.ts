// @vitest-environment happy-dom

import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { nativeCoin } from '@besc/domain/shared/token';
import { addLiquidityCall } from '@besc/sdk/liquidity/add-liquidity-call';
import { parsePermitSignature, permitTypedData } from '@besc/sdk/liquidity/permit';
import { removeLiquidityCalls } from '@besc/sdk/liquidity/remove-liquidity-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FaultLab } from '../../../../test/fault-lab';
import { expectDialog } from '../../../../test/fault-runs';
import { walletFaults } from '../../../../test/wallet-faults';
import { wrapStep } from '../../../../test/wrap-step';
import { approveAction } from '../approvals/approve-action';
import { approveStep } from '../approvals/approve-step';
import type { Action, Step } from '../steps/action';
import { stepOf } from '../steps/step-of';

const whole = 10n ** 18n;
const liquidity = 10n ** 12n;
const deadlineSeconds = 4_000_000_000n;
let lab: FaultLab;

beforeAll(async () => {
  lab = await FaultLab.start();
  for (const symbol of ['BUSDC', 'RFLX']) await lab.approve(lab.token(symbol).address);
  const amounts = { amountA: whole, amountB: whole, minimumA: 1n, minimumB: 1n };
  const supplied = stepOf({ summary: { text: 'Add' }, calls: () => [addLiquidityCall({ ...sides(), ...amounts })] });
  const { end } = await lab.run(actionOf(supplied), lab.wallet().provider);
  expect(end.kind).toBe('confirmed');
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await lab.reset();
});

const actionOf = (...steps: Step[]): Action => ({ summary: { text: 'Probe' }, steps, refresh: [] });

function sides() {
  const currencies = { currencyA: lab.token('RFLX'), currencyB: nativeCoin(2372), wbesc: lab.token('WBESC') };
  return { ...currencies, router: addressOf(lab.settings, 'swap', 'router'), recipient: lab.account, deadlineSeconds };
}

const wrap = () => wrapStep(lab);

/** Liquidity of a token with a fee, by signature: the first of its two methods fails. */
async function removal(): Promise<Step> {
  const { settings, account: owner } = lab;
  const spender = addressOf(settings, 'swap', 'router');
  const { address: pair } = lab.exchange.pair('RFLX', 'WBESC');
  const nonce = await lab.reader().read({ address: pair, abi: pairAbi, functionName: 'nonces', args: [owner] });
  const wish = { chainId: settings.chain.id, pair, owner, spender, value: liquidity, nonce, deadlineSeconds };
  const parts = parsePermitSignature(
    await lab.chain.rpc.request('eth_signTypedData_v4', [owner, permitTypedData(wish)]),
  );
  if (parts === undefined) throw new Error('The node signed nothing');
  const permit = { approveMax: false, ...parts };
  return stepOf({
    summary: { text: 'Remove' },
    calls: () => removeLiquidityCalls({ ...sides(), liquidity, minimumA: 1n, minimumB: 1n }, permit),
  });
}

/** One of each kind that the runner can tell apart; features take one fault through each of their own writes. */
const writes: Readonly<Record<string, () => Promise<Action>>> = {
  'a plain call': async () => actionOf(wrap()),
  'an approval': async () => approveAction({ ...approvalOf('OLDG'), allowance: 'maximum' }),
  'a call after an approval that is there': async () =>
    actionOf(approveStep({ ...approvalOf('BUSDC'), allowance: 'exact' }), wrap()),
  'a signed permit and the second of two methods': async () => actionOf(await removal()),
};

function approvalOf(symbol: string) {
  return { token: lab.token(symbol), spender: addressOf(lab.settings, 'swap', 'router'), amount: 5n * whole };
}

describe.each(Object.entries(writes))('G8 %s', (_write, makeAction) => {
  test.each(Object.entries(walletFaults))('%s', async (_fault, meet) => {
    await meet({ lab, action: await makeAction() });
    expect(lab.records().length).toBeLessThanOrEqual(1);
    await expectDialog(lab);
  });
});
