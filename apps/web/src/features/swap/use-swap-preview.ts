import { simulateArrival } from '@besc/sdk/swap/simulate-arrival';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import type { Message } from '../../blocks/language/message';
import { useAccount } from '../../blocks/wallet/use-account';
import { refusalMessage } from './refusal-message';
import { prepareQuote } from './swap.actions';
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
  const { settings, client } = useChain();
  const { address } = useAccount();
  const query = useQuery(
    queryOptions({
      queryKey: ['swap-preview', address, quote && JSON.stringify(quote, textOfBigint)],
      enabled: quote !== undefined && address !== undefined,
      retry: false,
      gcTime: 0,
      queryFn: async (): Promise<SwapPreview> => {
        if (quote === undefined || address === undefined) return { kind: 'unknown' };
        // Only a simulation: the deadline that is sent is counted from the chain's clock by the runner.
        const deadlineSeconds = BigInt(Math.floor(Date.now() / 1000) + anHourSeconds);
        const prepared = await prepareQuote(quote, { client, account: address, settings, deadlineSeconds });
        if (prepared.kind === 'ready') {
          const { transaction, gasLimit } = prepared;
          const { multicall } = settings.contracts;
          const recipient = quote.recipient ?? address;
          const arrival = { client, account: address, multicall, transaction, currency: quote.output, recipient };
          return { kind: 'ready', gasLimit, arrives: quote.isMeasured ? await simulateArrival(arrival) : undefined };
        }
        // Not being able to ask is no reason to refuse: the runner asks again before the wallet opens.
        if (prepared.kind === 'gas-estimate-failed') return { kind: 'unknown' };
        return { kind: 'refused', message: refusalMessage(prepared) };
      },
    }),
  );
  if (query.data !== undefined) return query.data;
  return query.isPending && quote !== undefined ? { kind: 'loading' } : { kind: 'unknown' };
}

function textOfBigint(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
