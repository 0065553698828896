import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { chooseCall } from '@besc/sdk/shared/choose-call';
import { RequestError } from '@besc/sdk/shared/request-error';
import { simulateArrival } from '@besc/sdk/swap/simulate-arrival';
import { swapCalls } from '@besc/sdk/swap/swap-calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { useChain } from '../../blocks/chain/chain-context';
import type { Message } from '../../blocks/language/message';
import { refusalMessage } from '../../blocks/transactions/refusal-message';
import { useAccount } from '../../blocks/wallet/use-account';
import { swapRequest } from './swap.actions';
import type { SwapQuote } from './swap-quote';

/**
 * What the chain says of a quote before anything is signed: its highest gas, or why it would fail. `arrives`: what the
 * recipient gets of the output by the simulation, for a quote with a token that is not known to arrive whole; undefined for
 * others, and where the node cannot tell.
 */
export type SwapPreview =
  | { kind: 'loading' }
  | { kind: 'ready'; gasLimit: bigint; arrives: bigint | undefined }
  | { kind: 'refused'; message: Message }
  | { kind: 'unknown' };

const anHourSeconds = 3600;

/** Simulates a quote while it is on the screen, so that a trade that cannot succeed is told before the wallet opens. */
export function useSwapPreview(quote: SwapQuote | undefined): SwapPreview {
  const chain = useChain();
  const { address } = useAccount();
  const query = useQuery(
    queryOptions({
      queryKey: ['swap-preview', address, quote && JSON.stringify(quote, textOfBigint)],
      enabled: quote !== undefined && address !== undefined,
      retry: false,
      gcTime: 0,
      queryFn: async (): Promise<SwapPreview> => {
        if (quote === undefined || address === undefined) return { kind: 'unknown' };
        try {
          return await readPreview(quote, chain, address);
        } catch (error) {
          if (error instanceof RequestError) return { kind: 'refused', message: { text: error.message } };
          throw error;
        }
      },
    }),
  );
  if (query.data !== undefined) return query.data;
  return query.isPending && quote !== undefined ? { kind: 'loading' } : { kind: 'unknown' };
}

async function readPreview(
  quote: SwapQuote,
  { settings, client }: ChainAccess,
  account: Address,
): Promise<SwapPreview> {
  // Only a simulation: the deadline that is sent is counted from the chain's clock by the runner.
  const deadlineSeconds = BigInt(Math.floor(Date.now() / 1000) + anHourSeconds);
  const calls = swapCalls(swapRequest(quote, { account, settings, deadlineSeconds }));
  const choice = await chooseCall({ client, account, calls });
  // Not being able to ask is no reason to refuse: the runner asks again before the wallet opens.
  if (choice.kind === 'gas-estimate-failed') return { kind: 'unknown' };
  if (choice.kind !== 'ready') return { kind: 'refused', message: refusalMessage(choice) };
  const { call, gasLimit } = choice;
  if (!quote.isMeasured) return { kind: 'ready', gasLimit, arrives: undefined };
  const multicall = addressOf(settings, 'shared', 'multicall');
  const { output: currency, recipient = account } = quote;
  return {
    kind: 'ready',
    gasLimit,
    arrives: await simulateArrival({ client, account, multicall, call, currency, recipient }),
  };
}

function textOfBigint(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
