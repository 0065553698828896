import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { SwapFacts } from '../../src/features/swap/swap.view-model';
import { testBusdc, testPair, testToken, testWbesc } from './make-quote';

const whole = 10n ** 18n;

export const testWbescToken: Token = { ...testToken, address: testWbesc, symbol: 'WBESC', name: 'Wrapped BESC' };

/** Facts for tests: a connected account with 1000 BESC that typed 10 BESC for BUSDC. */
export function makeFacts(changes: Partial<SwapFacts> = {}): SwapFacts {
  return {
    state: {
      independentField: 'input',
      typedValue: '10',
      input: 'BESC',
      output: testBusdc,
      recipient: undefined,
    },
    input: nativeCoin(2372),
    output: testToken,
    sides: 'known',
    wbesc: testWbescToken,
    reserves: { kind: 'known', pairs: [testPair] },
    tokens: new Map([testToken, testWbescToken].map((token) => [token.address, token])),
    pricing: {
      wbesc: testWbesc,
      stable: testBusdc,
      whitelist: [testWbesc, testBusdc],
      minimumReserveNativeE18: 5000n * whole,
    },
    account: checksumAddress('0x5555555555555555555555555555555555555555'),
    wrongNetwork: false,
    isStale: false,
    isPriceOld: false,
    balances: { input: { kind: 'known', amount: 1000n * whole }, native: { kind: 'known', amount: 1000n * whole } },
    allowance: { amount: undefined, isPending: false },
    canBatch: false,
    recipient: { kind: 'own' },
    expertMode: false,
    singleHopOnly: false,
    slippageBps: 50,
    approvalAmount: 'maximum',
    isSlippageConfirmed: true,
    gasPriceWei: 1000n * 10n ** 9n,
    blockedRecipients: [],
    unsupportedTokens: [],
    wholeTokens: new Set([testBusdc, testWbesc]),
    feeTokens: [],
    ...changes,
  };
}
