import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { blockSeconds } from '@besc/domain/shared/constants';
import { RequestError } from '@besc/sdk/shared/errors/request-error';
import { chooseCall } from '@besc/sdk/shared/writes/choose-call';
import { chooseCallAfter } from '@besc/sdk/shared/writes/choose-call-after';
import { simulateArrival } from '@besc/sdk/swap/simulate-arrival';
import { swapCalls } from '@besc/sdk/swap/swap-calls';
import { allowanceReset } from '@besc/sdk/tokens/allowance-reset';
import { approveCall } from '@besc/sdk/tokens/token-calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { useChain } from '../../blocks/chain/chain-context';
import type { Message } from '../../blocks/language/message';
import { refusalMessage } from '../../blocks/transactions/steps/refusal-message';
import { useAccount } from '../../blocks/wallet/use-account';
import { swapRequest } from './swap.actions';
import type { SwapQuote } from './swap-quote';

/**
 * What the chain says of a quote before anything is signed: its highest gas, which is unknown of a swap after its approval,
 * or why it would fail. `arrives`: what the recipient gets of the output by the simulation, for a quote with a token that is not
 * known to arrive whole; undefined for others, and where the node cannot tell.
 */
export type SwapPreview =
  | { kind: 'loading' }
  | { kind: 'ready'; gasLimit: bigint | undefined; arrives: bigint | undefined }
  | { kind: 'refused'; message: Message }
  | { kind: 'unknown' };

/** Of a simulation, which is never late; the deadline that is sent is counted from the chain's clock by the runner. */
const noDeadline = 2n ** 40n;

/**
 * Simulates a quote while it is on the screen, so that a trade that cannot succeed is told before the wallet opens.
 * `needsApproval`: its approval goes before it, in the same confirmation.
 */
export function useSwapPreview(quote: SwapQuote, needsApproval: boolean): SwapPreview {
  const chain = useChain();
  const { address } = useAccount();
  const query = useQuery(
    queryOptions({
      queryKey: ['swap-preview', address, needsApproval, JSON.stringify(quote, textOfBigint)],
      enabled: address !== undefined,
      retry: false,
      gcTime: 0,
      // The node that refused may lack the block with the approval.
      refetchInterval: ({ state: { data } }) => (data?.kind === 'refused' ? blockSeconds * 1000 : false),
      queryFn: async (): Promise<SwapPreview> => {
        if (address === undefined) return { kind: 'unknown' };
        try {
          return await readPreview({ quote, chain, account: address, needsApproval });
        } catch (error) {
          if (error instanceof RequestError) return { kind: 'refused', message: { text: error.message } };
          throw error;
        }
      },
    }),
  );
  if (query.data !== undefined) return query.data;
  return query.isPending ? { kind: 'loading' } : { kind: 'unknown' };
}

async function readPreview(options: {
  quote: SwapQuote;
  chain: ChainAccess;
  account: Address;
  needsApproval: boolean;
}): Promise<SwapPreview> {
  const { quote, chain, account, needsApproval } = options;
  const { settings, client, reader } = chain;
  const { input, output: currency, maximumIn, recipient = account } = quote;
  const request = swapRequest(quote, { account, settings, deadlineSeconds: noDeadline });
  const calls = swapCalls(request);
  const approvalBefore = async (token: Address) => {
    const { router: spender } = request;
    const approval = approveCall(token, spender, maximumIn);
    const reset = await allowanceReset({ client, reader, account, token, spender, calls: [approval] });
    return reset === undefined ? [approval] : [reset, approval];
  };
  const before = needsApproval && input.kind === 'token' ? await approvalBefore(input.address) : [];
  const choice =
    before.length === 0
      ? await chooseCall({ client, account, calls })
      : await chooseCallAfter({ client, account, before, calls });
  // Not being able to ask is no reason to refuse: the runner asks again before the wallet opens.
  if (choice.kind === 'gas-estimate-failed' || choice.kind === 'unknown') return { kind: 'unknown' };
  if (choice.kind !== 'ready') {
    // 'Unknown error, check the logs' must find something there.
    console.error('The chain would refuse this swap', choice, calls);
    return { kind: 'refused', message: refusalMessage(choice) };
  }
  const { call, gasLimit } = choice;
  if (!quote.isMeasured) return { kind: 'ready', gasLimit, arrives: undefined };
  const multicall = addressOf(settings, 'shared', 'multicall');
  const arrives = await simulateArrival({ client, account, multicall, before, call, currency, recipient });
  return { kind: 'ready', gasLimit, arrives };
}

function textOfBigint(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
