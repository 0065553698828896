import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { type Currency, nativeCoin } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { parseRecipient } from '@besc/domain/swap/recipient';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllowance } from '../../blocks/action/use-allowance';
import { useWriter } from '../../blocks/action/use-writer';
import { useChain } from '../../blocks/chain/chain-context';
import { type ChainState, isStale, useChainState } from '../../blocks/chain/use-chain-state';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import type { NameLookup } from '../../blocks/name-service/name-lookup';
import { resolvedRecipient } from '../../blocks/name-service/resolved-recipient';
import { useNameLookup } from '../../blocks/name-service/use-name-lookup';
import { expertMode } from '../../blocks/preferences/expert-mode';
import { singleHopOnly } from '../../blocks/preferences/single-hop-only';
import { usePreference } from '../../blocks/preferences/use-preference';
import { settingsPricing } from '../../blocks/prices/usd-price';
import type { ShownBalance } from '../../blocks/token-select/shown-balance';
import { useBalance } from '../../blocks/token-select/use-balance';
import { currencyOf, type FoundCurrency, useCurrency } from '../../blocks/token-select/use-currency';
import { type LoadedDirectory, useTokenDirectory } from '../../blocks/token-select/use-token-directory';
import { wholeTokens } from '../../blocks/token-select/whole-tokens';
import { hasFailed } from '../../lib/has-failed';
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

function sidesOf(found: readonly FoundCurrency[]): SwapFacts['sides'] {
  const kinds = new Set(found.map(({ kind }) => kind));
  return kinds.has('failed') ? 'failed' : kinds.has('loading') ? 'loading' : 'known';
}

/** Gathers everything the swap screen knows and computes what it shows. */
export function useSwap(): Swap {
  const { settings, reader } = useChain();
  const writer = useWriter();
  const form = useSwapForm(settings);
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
  const native = useBalance(nativeCoin(settings.chain.id));
  const inputBalance = useBalance(input);
  const outputBalance = useBalance(output);
  const allowance = useAllowance(input, addressOf(settings, 'swap', 'router'));
  const isFailed = hasFailed(pairs);
  const chainState = useChainState(isFailed);
  const recipientText = form.state.recipient;
  const recipient = parseRecipient(recipientText);
  const recipientLookup = useNameLookup(recipient.kind === 'name' ? recipient.text : undefined);

  const feeTokens = useMemo(
    () => settings.warningTokens.flatMap(({ kind, address }) => (kind === 'high-slippage' ? [address] : [])),
    [settings],
  );
  const whole = useMemo(() => wholeTokens(directory.trusted, settings.warningTokens), [directory.trusted, settings]);

  const facts: SwapFacts = {
    ...writer,
    state: form.state,
    input,
    output,
    sides: sidesOf([found.input, found.output]),
    wbesc,
    reserves:
      pairs.data !== undefined ? { kind: 'known', pairs: pairs.data } : { kind: isFailed ? 'failed' : 'loading' },
    tokens: directory.byAddress,
    pricing: settingsPricing(settings),
    isStale: isStale(chainState),
    isPriceOld: pairs.isStale,
    balances: { input: inputBalance, native },
    allowance,
    recipient: resolvedRecipient(recipientText, recipientLookup),
    expertMode: usePreference(expertMode),
    singleHopOnly: usePreference(singleHopOnly),
    blockedRecipients: settings.blockedRecipients,
    unsupportedTokens: settings.unsupportedTokens,
    feeTokens,
    wholeTokens: whole,
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
