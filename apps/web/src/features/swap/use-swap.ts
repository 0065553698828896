import { addressOf } from '@besc/contracts/deploy/address-of';
import { gasPriceWei } from '@besc/domain/settings/gas-speed';
import type { Address, Currency } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { parseRecipient } from '@besc/domain/swap/recipient';
import { hasPendingApproval } from '@besc/domain/transactions/pending-approval';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { type ChainState, isStale, useChainState } from '../../blocks/chain/use-chain-state';
import type { NameLookup } from '../../blocks/names/name-lookup';
import { useNameLookup } from '../../blocks/names/use-name-lookup';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { useSlippageConfirmed } from '../../blocks/preferences/use-slippage-confirmed';
import { minimumReserveNativeE18 } from '../../blocks/prices/usd-price';
import type { ShownBalance } from '../../blocks/token-select/shown-balance';
import { useBalance } from '../../blocks/token-select/use-balance';
import { type FoundCurrency, useCurrency } from '../../blocks/token-select/use-currency';
import { type LoadedDirectory, useTokenDirectory } from '../../blocks/token-select/use-token-directory';
import { wbescToken } from '../../blocks/token-select/wbesc-token';
import { allowanceQuery } from '../../blocks/transactions/allowance-query';
import { isUnderWay } from '../../blocks/transactions/transaction-outcome';
import { useTransactions } from '../../blocks/transactions/use-transactions';
import { useAccount } from '../../blocks/wallet/use-account';
import { resolvedRecipient } from './resolved-recipient';
import { pairsQuery } from './swap.queries';
import { type SwapFacts, type SwapView, swapViewModel } from './swap.view-model';
import { type SwapForm, useSwapForm } from './use-swap-form';

export interface Swap {
  form: SwapForm;
  facts: SwapFacts;
  view: SwapView;
  found: { input: FoundCurrency; output: FoundCurrency };
  directory: LoadedDirectory;
  outputBalance: ShownBalance;
  /** What the name service says of the recipient; undefined when the recipient is no name. */
  recipientLookup: NameLookup | undefined;
  chainState: ChainState;
  /** When the reserves on the screen were read, in milliseconds since 1970. */
  shownAt: number | undefined;
}

/**
 * A token the deployment flags by name is known to it: its own warning stands in place of the import warning. It is no
 * trusted token for that.
 */
function withFlagged(found: FoundCurrency, flagged: ReadonlySet<Address>): FoundCurrency {
  return found.kind === 'unlisted' && flagged.has(found.token.address)
    ? { kind: 'known', currency: found.token }
    : found;
}

function currencyOf(found: FoundCurrency): Currency | undefined {
  return found.kind === 'known' ? found.currency : undefined;
}

/** Gathers everything the swap screen knows and computes what it shows. */
export function useSwap(): Swap {
  const { settings, reader } = useChain();
  const account = useAccount();
  const form = useSwapForm(settings);
  const preferences = preferencesStore();
  const isSlippageConfirmed = useSlippageConfirmed();
  const directory = useTokenDirectory();
  const flagged = useMemo(() => new Set(settings.warningTokens.map(({ address }) => address)), [settings]);
  const found = {
    input: withFlagged(useCurrency(form.state.input, directory), flagged),
    output: withFlagged(useCurrency(form.state.output, directory), flagged),
  };
  const input = currencyOf(found.input);
  const output = currencyOf(found.output);
  const wbesc = useMemo(() => wbescToken(settings), [settings]);
  const tokenOf = (currency: Currency | undefined): Address =>
    currency ? wrapped(currency, wbesc).address : wbesc.address;
  const pairs = useQuery(pairsQuery({ reader, settings, tokens: [tokenOf(input), tokenOf(output)] }));
  const native = useBalance({ kind: 'native', chainId: settings.chain.id, decimals: 18, symbol: 'BESC', name: 'BESC' });
  const inputBalance = useBalance(input);
  const outputBalance = useBalance(output);
  const router = addressOf(settings, 'swap', 'router');
  const allowance = useQuery(allowanceQuery({ reader, currency: input, owner: account.address, spender: router }));
  const chainState = useChainState(pairs.isError);
  const records = useTransactions();
  const price = gasPriceWei(preferences.gasPrice, settings.gasPriceGwei) ?? 0n;
  const recipientText = form.state.recipient;
  const recipient = parseRecipient(recipientText);
  const recipientLookup = useNameLookup(recipient.kind === 'name' ? recipient.text : undefined);
  const tokenAddress = input?.kind === 'token' ? input.address : undefined;

  const feeTokens = useMemo(
    () => settings.warningTokens.flatMap(({ kind, address }) => (kind === 'high-slippage' ? [address] : [])),
    [settings],
  );
  const wholeTokens = useMemo(
    () => new Set(directory.trusted.map((token) => token.address).filter((address) => !feeTokens.includes(address))),
    [directory.trusted, feeTokens],
  );

  const facts: SwapFacts = {
    state: form.state,
    input,
    output,
    wbesc,
    reserves:
      pairs.data !== undefined ? { kind: 'known', pairs: pairs.data } : { kind: pairs.isError ? 'failed' : 'loading' },
    tokens: directory.byAddress,
    pricing: {
      wbesc: wbesc.address,
      busdc: settings.tokens.busdc.address,
      whitelist: [wbesc.address, ...settings.routing.bases.filter((base) => base !== wbesc.address)],
      minimumReserveNativeE18,
    },
    account: account.address,
    wrongNetwork: account.wrongNetwork,
    isStale: isStale(chainState),
    canBatch: account.canBatch ?? false,
    balances: { input: inputBalance, native },
    allowance: allowance.data,
    hasPendingApproval:
      tokenAddress !== undefined &&
      account.address !== undefined &&
      hasPendingApproval({
        records: records.filter(isUnderWay),
        account: account.address,
        tokenAddress,
        spender: router,
        now: Date.now(),
      }),
    recipient: resolvedRecipient(recipientText, recipientLookup),
    expertMode: preferences.userExpertMode,
    singleHopOnly: preferences.userSingleHopOnly,
    slippageBps: preferences.userSlippageTolerance,
    isSlippageConfirmed,
    gasPriceWei: price,
    blockedRecipients: settings.blockedRecipients,
    unsupportedTokens: settings.unsupportedTokens,
    feeTokens,
    wholeTokens,
  };
  return {
    form,
    facts,
    view: swapViewModel(facts),
    found,
    directory,
    outputBalance,
    recipientLookup,
    chainState,
    shownAt: pairs.data === undefined ? undefined : pairs.dataUpdatedAt,
  };
}
