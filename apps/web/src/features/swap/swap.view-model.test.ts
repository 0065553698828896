import type { Address } from '@besc/domain/shared/address';
import { toFixed } from '@besc/domain/shared/fraction';
import { nativeCoin } from '@besc/domain/shared/token';
import type { SwapState } from '@besc/domain/swap/swap-state';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { describe, expect, test } from 'vitest';
import { makeFacts, testWbescToken } from '../../../test/swap/make-facts';
import { testBusdc, testPair, testToken, testWbesc } from '../../../test/swap/make-quote';
import { maxText, swapViewModel } from './swap.view-model';

const whole = 10n ** 18n;
const state = (changes: Partial<SwapState>): SwapState => ({ ...makeFacts().state, ...changes });
const known = (amount: bigint) => ({ kind: 'known', amount }) as const;

describe('swap view', () => {
  test('SWAP-039 exact input: the output is computed with 6 significant digits', () => {
    const view = swapViewModel(makeFacts());
    expect(view.texts).toEqual({ input: '10', output: '0.99749' });
    expect(view.quote?.trade.kind).toBe('exactIn');
    expect(view.button).toEqual({ kind: 'swap', danger: false });
  });

  test('SWAP-039 exact output: the input is computed', () => {
    const view = swapViewModel(makeFacts({ state: state({ independentField: 'output', typedValue: '1' }) }));
    expect(view.texts).toEqual({ input: '10.0252', output: '1' });
    expect(view.quote?.trade.kind).toBe('exactOut');
    // Rounded up, so that typing what is shown gives the output.
    const typed = swapViewModel(makeFacts({ state: state({ typedValue: view.texts.input }) }));
    expect((typed.quote?.trade.amountOut ?? 0n) >= whole).toBe(true);
  });

  test('SWAP-061 SWAP-063 an amount is read with the decimals of the side it was typed on', () => {
    const output = { ...testToken, decimals: 9 };
    const fine = state({ independentField: 'output', typedValue: '0.0000000001' });
    expect(swapViewModel(makeFacts({ output, state: fine })).button).toEqual({
      kind: 'error',
      text: 'Enter an amount',
    });
    expect(swapViewModel(makeFacts({ output, state: { ...fine, typedValue: '0.000000001' } })).amount).toBe(1n);
  });

  test('SWAP-062 zero is no amount', () => {
    for (const typedValue of ['', '0', '0.0', '.']) {
      expect(swapViewModel(makeFacts({ state: state({ typedValue }) })).button).toEqual({
        kind: 'error',
        text: 'Enter an amount',
      });
    }
  });

  test('SWAP-060 the errors come in the order of the documents', () => {
    const worst = makeFacts({
      account: undefined,
      state: state({ typedValue: '' }),
      output: undefined,
      recipient: { kind: 'empty' },
      balances: { input: known(1n), native: known(1n) },
    });
    const texts: string[] = [];
    const note = (facts: typeof worst) => {
      const { button } = swapViewModel(facts);
      texts.push(button.kind === 'error' ? button.text : button.kind);
      return facts;
    };
    const connected = note({ ...note(worst), account: makeFacts().account });
    const typed = note({ ...connected, state: makeFacts().state });
    const picked = note({ ...typed, output: testToken });
    const invalid = note({ ...picked, recipient: { kind: 'invalid' } });
    note({ ...invalid, recipient: { kind: 'own' } });
    expect(texts).toEqual([
      'connect',
      'Enter an amount',
      'Select a token',
      'Enter a recipient',
      'Invalid recipient',
      'Insufficient %symbol% balance',
    ]);
  });

  test('SWAP-018 the own address is no other one that the output goes to', () => {
    const { account } = makeFacts();
    const to = (address: Address) =>
      swapViewModel(makeFacts({ recipient: { kind: 'address', address } })).quote?.recipient;
    if (account === undefined) throw new Error('There is an account');
    expect(to(account)).toBeUndefined();
    expect(to(testWbesc)).toBe(testWbesc);
  });

  test('SWAP-056 SWAP-057 SWAP-058 a recipient that is a router, a token or a pair of the trade is invalid', () => {
    const router = checksumAddress('0x6666666666666666666666666666666666666666');
    for (const address of [router, testWbesc, testBusdc, testPair.address] as const) {
      const facts = makeFacts({ recipient: { kind: 'address', address }, blockedRecipients: [router] });
      expect(swapViewModel(facts).button).toEqual({ kind: 'error', text: 'Invalid recipient' });
    }
  });

  test('SWAP-059 exact output needs the maximum sold, not only the estimate', () => {
    const facts = makeFacts({ state: state({ independentField: 'output', typedValue: '1' }) });
    const { quote } = swapViewModel(facts);
    const almost = known((quote?.maximumIn ?? 0n) - 1n);
    expect(swapViewModel({ ...facts, balances: { input: almost, native: almost } }).button).toEqual({
      kind: 'error',
      text: 'Insufficient %symbol% balance',
      symbol: 'BESC',
    });
  });

  test('SWAP-050 SWAP-067 wrapping is one to one and needs the balance', () => {
    const facts = makeFacts({ output: testWbescToken, reserves: { kind: 'loading' } });
    const view = swapViewModel(facts);
    expect(view).toMatchObject({ wrapKind: 'wrap', texts: { input: '10', output: '10' }, quote: undefined });
    expect(view.button).toEqual({ kind: 'wrap', wrapKind: 'wrap' });
    expect(swapViewModel({ ...facts, balances: { input: known(1n), native: known(1n) } }).button).toEqual({
      kind: 'error',
      text: 'Insufficient %symbol% balance',
      symbol: 'BESC',
    });
  });

  test('SWAP-088 SWAP-090 SWAP-091 MAX leaves the gas reserve, and goes away once the amount is the max', () => {
    const facts = makeFacts();
    const { max } = swapViewModel(facts);
    expect(max).toBe(9995n * 10n ** 17n);
    const text = maxText(max ?? 0n, nativeCoin(2372));
    expect(text).toBe('999.5');
    expect(swapViewModel({ ...facts, state: state({ typedValue: text }) }).max).toBeUndefined();
    expect(
      swapViewModel({
        ...facts,
        account: undefined,
        balances: { input: { kind: 'hidden' }, native: { kind: 'hidden' } },
      }).max,
    ).toBeUndefined();
  });

  test('SWAP-068 SWAP-070 the impact ladder for everybody and for experts', () => {
    const big = (typedValue: string, expertMode = false) =>
      swapViewModel(
        makeFacts({
          state: state({ typedValue }),
          expertMode,
          balances: { input: known(10n ** 30n), native: known(10n ** 30n) },
        }),
      );
    expect(big('25000').button).toEqual({ kind: 'swap', danger: true });
    expect(big('40000').button).toEqual({ kind: 'impact-blocked' });
    expect(big('40000', true).button).toEqual({ kind: 'swap', danger: true });
    expect(big('60000', true).impact).toMatchObject({ confirmation: 'prompt' });
    expect(big('200000', true).impact).toMatchObject({ confirmation: 'typed-word' });
  });

  test('SWAP-044 APPR-03 APPR-05 a token needs an allowance of at least the maximum input, the native coin none', () => {
    const facts = makeFacts({ input: testToken, output: nativeCoin(2372), state: state({ typedValue: '1' }) });
    expect(swapViewModel({ ...facts, allowance: { amount: whole - 1n, isPending: false } }).button).toMatchObject({
      kind: 'approve',
    });
    expect(swapViewModel({ ...facts, allowance: { amount: whole, isPending: false } }).button).toMatchObject({
      kind: 'swap',
    });
    expect(swapViewModel(facts).button).toEqual({ kind: 'loading' });
    expect(swapViewModel(makeFacts()).approval).toBe('approved');
  });

  test('an approval goes with the swap where one is missing and the wallet can do both, and not else', () => {
    const facts = makeFacts({ input: testToken, output: nativeCoin(2372), state: state({ typedValue: '1' }) });
    const isApprovedWithIt = (amount: bigint, canBatch: boolean) =>
      swapViewModel({ ...facts, canBatch, allowance: { amount, isPending: false } }).isApprovedWithIt;
    expect(isApprovedWithIt(whole - 1n, true)).toBe(true);
    expect(isApprovedWithIt(whole - 1n, false)).toBe(false);
    expect(isApprovedWithIt(whole, true)).toBe(false);
  });

  test('APPR-07 an approval that is on its way is waited for, also where the wallet could approve once more with the swap', () => {
    const facts = makeFacts({ input: testToken, output: nativeCoin(2372), state: state({ typedValue: '1' }) });
    const view = swapViewModel({ ...facts, canBatch: true, allowance: { amount: 0n, isPending: true } });
    expect(view.button).toMatchObject({ kind: 'approve', state: 'pending' });
    expect(view.isApprovedWithIt).toBe(false);
  });

  test('SWAP-094 SWAP-095 multihop off looks at direct pairs only', () => {
    const money = {
      ...testToken,
      address: checksumAddress('0x7777777777777777777777777777777777777777'),
      symbol: 'MONEY',
    } as const;
    const second = {
      ...testPair,
      address: checksumAddress('0x8888888888888888888888888888888888888888'),
      token0: money.address,
    } as const;
    const facts = makeFacts({ output: money, reserves: { kind: 'known', pairs: [testPair, second] } });
    expect(swapViewModel(facts).details?.route?.map(({ symbol }) => symbol)).toEqual(['WBESC', 'BUSDC', 'MONEY']);
    expect(swapViewModel({ ...facts, singleHopOnly: true }).button).toEqual({ kind: 'no-route', hint: true });
  });

  test('SWAP-064 an unsupported token on either side', () => {
    expect(swapViewModel(makeFacts({ unsupportedTokens: [testBusdc] })).button).toEqual({ kind: 'unsupported' });
  });

  test('a token that is not known to arrive whole is measured; a known fee allows no fixed output', () => {
    expect(swapViewModel(makeFacts()).quote?.isMeasured).toBe(false);
    expect(swapViewModel(makeFacts({ wholeTokens: new Set([testWbesc]) })).quote?.isMeasured).toBe(true);
    const fee = makeFacts({ feeTokens: [testBusdc], wholeTokens: new Set([testWbesc]) });
    expect(swapViewModel(fee).button.kind).toBe('swap');
    expect(swapViewModel({ ...fee, state: state({ independentField: 'output', typedValue: '1' }) }).button).toEqual({
      kind: 'error',
      text: '%symbol% takes a fee: enter the From amount',
      symbol: 'BUSDC',
    });
  });

  test('USD values come from the reserves; without them there is none', () => {
    const { usd } = swapViewModel(makeFacts());
    expect(usd.input && toFixed(usd.input, 2)).toBe('1.00');
    expect(swapViewModel(makeFacts({ reserves: { kind: 'failed' } })).usd).toEqual({
      input: undefined,
      output: undefined,
    });
  });

  test('OPEN-25 the gas warning follows the native balance', () => {
    const gas = (amount: bigint) =>
      swapViewModel(makeFacts({ balances: { input: known(amount), native: known(amount) } })).gas;
    expect(gas(10n ** 9n)).toBe('low');
    expect(gas(10n ** 17n)).toBe('cannot-pay-gas');
    expect(gas(whole)).toBe('enough');
  });

  test('an approval counts with the swap it is for: where the coin does not pay for both, neither is offered', () => {
    const sold = { input: testToken, output: nativeCoin(2372), allowance: { amount: 0n, isPending: false } };
    const state = { ...makeFacts().state, input: testBusdc, output: 'BESC' as const, typedValue: '1' };
    const view = (native: bigint) =>
      swapViewModel(makeFacts({ ...sold, state, balances: { input: known(10n * whole), native: known(native) } }));
    const both = 26n * 10n ** 16n;
    expect(view(both).button.kind).toBe('approve');
    expect(view(both - 1n)).toMatchObject({ gas: 'cannot-pay-gas', button: { kind: 'error', symbol: 'BESC' } });
  });
});
