import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import { wrapped } from '@besc/domain/shared/wrapped';
import { lpToken } from '@besc/domain/tokens/lp-name';
import { addLiquidityCall } from '@besc/sdk/liquidity/add-liquidity-call';
import { pairAddress } from '@besc/sdk/shared/reads/pair-address';
import { simulateArrival } from '@besc/sdk/swap/simulate-arrival';
import { approveCall } from '@besc/sdk/tokens/token-calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { useChain } from '../../blocks/chain/chain-context';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import { supplyRequest } from '../../blocks/supply/supply-action';
import type { SupplyQuote } from '../../blocks/supply/supply-quote';
import { useAccount } from '../../blocks/wallet/use-account';

/** Of a simulation, which is never late. */
const deadlineSeconds = 2n ** 40n;

/**
 * What a deposit with a token that is not known to arrive whole (`isMeasured`) brings of LP by the simulation, in wei: undefined
 * while it runs, where the node cannot tell, and of any other deposit.
 */
export function useSupplyArrival(
  quote: SupplyQuote,
  isMeasured: boolean,
): { readonly arrives: bigint | undefined; readonly isLoading: boolean } {
  const chain = useChain();
  const { address } = useAccount();
  const { currencyA, currencyB, amountA, amountB, minimumA, minimumB } = quote;
  const currencies = [currencyA, currencyB].map(currencyIdOf);
  const amounts = [amountA, amountB, minimumA, minimumB].map(String);
  const { data, isLoading } = useQuery(
    queryOptions({
      queryKey: ['supply-arrival', address, ...currencies, ...amounts],
      enabled: isMeasured && address !== undefined,
      retry: false,
      gcTime: 0,
      queryFn: async () => (address === undefined ? null : ((await readArrival(chain, quote, address)) ?? null)),
    }),
  );
  return { arrives: data ?? undefined, isLoading };
}

async function readArrival(
  { settings, client }: ChainAccess,
  quote: SupplyQuote,
  account: Address,
): Promise<bigint | undefined> {
  const request = supplyRequest(quote, { settings, account, deadlineSeconds });
  const sides = [
    { currency: request.currencyA, amount: request.amountA },
    { currency: request.currencyB, amount: request.amountB },
  ];
  const wbesc = wbescToken(settings);
  const pair = pairAddress({
    factory: addressOf(settings, 'swap', 'factory'),
    tokenA: wrapped(request.currencyA, wbesc).address,
    tokenB: wrapped(request.currencyB, wbesc).address,
    initCodeHash: settings.pairInitCodeHash,
  });
  return await simulateArrival({
    client,
    account,
    recipient: account,
    multicall: addressOf(settings, 'shared', 'multicall'),
    // They may go with it, in the same confirmation.
    before: sides.flatMap(({ currency, amount }) =>
      currency.kind === 'token' ? [approveCall(currency.address, request.router, amount)] : [],
    ),
    call: addLiquidityCall(request),
    currency: lpToken(settings.chain.id, pair, 'LP'),
  });
}
