// @vitest-environment happy-dom

import { addressOf } from '@besc/contracts/deploy/address-of';
import type { PairState } from '@besc/domain/shared/pair';
import { type Currency, nativeCoin } from '@besc/domain/shared/token';
import { readPairs } from '@besc/sdk/swap/read-pairs';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { expectDialog } from '../../../test/fault-runs';
import { walletFaults } from '../../../test/wallet-faults';
import { approveAction } from '../../blocks/transactions/approvals/approve-action';
import type { Action } from '../../blocks/transactions/steps/action';
import { findTrade } from './find-trade';
import { swapAction, wrapAction } from './swap.actions';
import { swapQuote } from './swap-quote';

const whole = 10n ** 18n;
let lab: FaultLab;

let pairs: readonly PairState[];

beforeAll(async () => {
  lab = await FaultLab.start();
  for (const symbol of ['BUSDC', 'MONEY', 'RFLX', 'WBESC']) await lab.approve(lab.token(symbol).address);
  await lab.send({
    to: addressOf(lab.settings, 'tokens', 'wbesc'),
    value: `0x${(1000n * whole).toString(16)}`,
    data: '0xd0e30db0',
  });
  const tokens = lab.exchange.deployment.pairs.map(({ token0, token1 }) => [token0, token1] as const);
  const factory = addressOf(lab.settings, 'swap', 'factory');
  const { pairInitCodeHash } = lab.settings;
  pairs = await readPairs({ reader: lab.reader(), factory, tokens, initCodeHash: pairInitCodeHash });
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await lab.reset();
});

const native = (): Currency => nativeCoin(2372);

function swap(input: Currency, output: Currency, field: 'input' | 'output', isMeasured = false): Action {
  const wbesc = lab.token('WBESC');
  const trade = findTrade({ pairs, input, output, wbesc, field, amount: 3n * whole, singleHopOnly: false });
  if (trade === undefined) throw new Error('There is no route');
  const quote = swapQuote({ trade, input, output, slippageBps: 300, recipient: undefined, isMeasured });
  return swapAction(quote, { settings: lab.settings });
}

function approve(allowance: 'maximum' | 'exact'): Action {
  return approveAction({
    token: lab.token('OLDG'),
    spender: addressOf(lab.settings, 'swap', 'router'),
    amount: 5n * whole,
    allowance,
  });
}

const writes: Readonly<Record<string, () => Action>> = {
  approve: () => approve('maximum'),
  'exact approve': () => approve('exact'),
  'swap of an exact token': () => swap(lab.token('BUSDC'), lab.token('MONEY'), 'input'),
  'swap for an exact token': () => swap(lab.token('BUSDC'), lab.token('MONEY'), 'output'),
  'swap of exact BESC': () => swap(native(), lab.token('BUSDC'), 'input'),
  'swap of BESC for an exact token': () => swap(native(), lab.token('BUSDC'), 'output'),
  'swap of an exact token for BESC': () => swap(lab.token('BUSDC'), native(), 'input'),
  'swap of a token for exact BESC': () => swap(lab.token('BUSDC'), native(), 'output'),
  'swap of a token with a fee': () => swap(lab.token('RFLX'), native(), 'input', true),
  wrap: () => wrapAction({ kind: 'wrap', wbesc: lab.token('WBESC'), amount: whole }),
  unwrap: () => wrapAction({ kind: 'unwrap', wbesc: lab.token('WBESC'), amount: whole }),
};

/** All faults are met in `wallet-faults.test.ts`; of a write there is left what only it has: its calls and figures. */
test.each(Object.entries(writes))(
  'G8 %s is sent and found again when the wallet gives no hash',
  async (_write, makeAction) => {
    await walletFaults['sent, then an internal error (-32603)']({ lab, action: await makeAction() });
    expect(lab.records()).toHaveLength(1);
    await expectDialog(lab);
  },
);
