import { emptyMintState } from '@besc/domain/liquidity/mint-state';
import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { makeSuppliedPair, pairTokenA, pairTokenB } from '@besc/domain/test/make-supplied-pair';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { AddFacts } from '../../src/features/liquidity/add-liquidity.view-model';

const whole = 10n ** 18n;
const token = { kind: 'token', chainId: 2372, decimals: 18 } as const;

export const testWbesc: Token = { ...token, address: pairTokenA, symbol: 'WBESC', name: 'Wrapped BESC' };
export const testBusdc: Token = { ...token, address: pairTokenB, symbol: 'BUSDC', name: 'BUSDC' };

/** Facts for tests: a connected account that typed 10 BESC for a pool of 1 BESC to 4 BUSDC, BUSDC approved. */
export function makeAddFacts(changes: Partial<AddFacts> = {}): AddFacts {
  return {
    state: { ...emptyMintState, typedValue: '10' },
    currencyA: nativeCoin(2372),
    currencyB: testBusdc,
    wbesc: testWbesc,
    existence: { kind: 'exists', supplied: makeSuppliedPair() },
    isPairFailed: false,
    isPriceOld: false,
    account: checksumAddress('0x5555555555555555555555555555555555555555'),
    wrongNetwork: false,
    canBatch: false,
    balances: { a: { kind: 'known', amount: 1000n * whole }, b: { kind: 'known', amount: 1000n * whole } },
    allowances: { a: { amount: undefined, isPending: false }, b: { amount: 1000n * whole, isPending: false } },
    slippageBps: 50,
    isStale: false,
    approvalAmount: 'maximum',
    isSlippageConfirmed: true,
    gasPriceWei: 1000n * 10n ** 9n,
    unsupportedTokens: [],
    ...changes,
  };
}
