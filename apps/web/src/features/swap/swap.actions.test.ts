import { makeSettings } from '@besc/wire/settings/make-settings';
import { describe, expect, test } from 'vitest';
import { approveAction } from '../../blocks/transactions/approve-action';
import { makeQuote, testBusdc, testToken, testWbesc } from './make-quote';
import { swapRequest, swapSummary, wrapAction } from './swap.actions';

const whole = 10n ** 18n;
const account = '0x5555555555555555555555555555555555555555';
const friend = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const wbesc = { ...testToken, address: testWbesc, symbol: 'WBESC' } as const;
const settings = makeSettings();

describe('swap actions', () => {
  test('TX-29 the summary shows 3 significant digits and names another recipient in full', () => {
    expect(swapSummary(makeQuote())).toEqual({
      text: 'Swap %amountIn% %symbolIn% for %amountOut% %symbolOut%',
      values: { amountIn: '10', symbolIn: 'BESC', amountOut: '0.997', symbolOut: 'BUSDC' },
    });
    expect(swapSummary(makeQuote({ recipient: friend })).values).toMatchObject({ recipient: friend });
  });

  test('the output goes to the sender unless somebody else is named', () => {
    const context = { settings, account, deadlineSeconds: 1n } as const;
    expect(swapRequest(makeQuote(), context).recipient).toBe(account);
    expect(swapRequest(makeQuote({ recipient: friend }), context).recipient).toBe(friend);
  });

  test('APPR-10 the approval is recorded with its token and spender', () => {
    const [step] = approveAction({ token: testToken, spender: account, amount: 5n, allowance: 'maximum' }).steps;
    expect(step?.approval).toEqual({ tokenAddress: testBusdc, spender: account });
  });

  test('SWAP-100 SWAP-101 wrap deposits native value, unwrap withdraws the amount', () => {
    expect(wrapAction({ kind: 'wrap', wbesc, amount: whole }).summary.values).toEqual({ amount: '1' });
    expect(wrapAction({ kind: 'unwrap', wbesc, amount: whole }).summary.text).toBe('Unwrap %amount% WBESC to BESC');
  });
});
