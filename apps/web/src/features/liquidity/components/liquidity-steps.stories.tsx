import { position } from '@besc/domain/liquidity/position';
import { fraction } from '@besc/domain/shared/fraction';
import { nativeCoin } from '@besc/domain/shared/token';
import { makeSuppliedPair } from '@besc/domain/test/make-supplied-pair';
import { Button } from '@besc/ui/button';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { makeAddFacts, testBusdc, testWbesc } from '../../../../test/liquidity/make-add-facts';
import { MakeEnglish } from '../../../../test/make-english';
import { noChain } from '../../../../test/no-chain';
import type { Review } from '../../../blocks/action/use-review';
import { ChainProvider } from '../../../blocks/chain/chain-context';
import type { SupplyQuote } from '../../../blocks/supply/supply-quote';
import { ToastsContext } from '../../../blocks/toast/use-toasts';
import { type AddFacts, addLiquidityViewModel } from '../add-liquidity.view-model';
import type { FindState } from '../find-state';
import type { RemoveQuote } from '../remove-quote';
import { FindOutcome } from './find-outcome';
import { FindSide } from './find-side';
import { RemoveDialog } from './remove-dialog';
import { SupplyButtons } from './supply-buttons';
import { SupplyDialog } from './supply-dialog';
import { TaxNotice } from './tax-notice';
import { UnsupportedDialog } from './unsupported-dialog';

export default { title: 'Liquidity/Steps' };

const press = () => undefined;
const whole = 10n ** 18n;
const native = nativeCoin(2372);
/** Without token lists: nothing is fetched. */
const settings = { ...makeSettings(), lists: { defaults: [], gateways: [] } };
const supplied = makeSuppliedPair();
const silence = { danger: press, info: press, success: press, warning: press };

function Frame({ children }: { readonly children: ReactNode }) {
  const [chain] = useState(() => noChain(settings));
  const [queryClient] = useState(() => new QueryClient());
  return (
    <MakeEnglish>
      <QueryClientProvider client={queryClient}>
        <ChainProvider chain={chain}>
          <ToastsContext value={silence}>
            <div className="grid gap-6 md:grid-cols-2">{children}</div>
          </ToastsContext>
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>
  );
}

const found: readonly FindState[] = [
  { kind: 'pick' },
  { kind: 'invalid' },
  { kind: 'loading' },
  { kind: 'failed' },
  { kind: 'no-pair' },
  { kind: 'not-connected', supplied },
  { kind: 'no-position', supplied },
  { kind: 'position', supplied, position: position(supplied, whole) },
];

/** Import Pool: a side with and without a token, and what it may find. */
export const Finding = {
  render: () => (
    <Frame>
      <FindSide label="First token" currency={testBusdc} onPress={press} />
      <FindSide label="Second token" currency={undefined} onPress={press} />
      {found.map((state) => (
        <FindOutcome
          key={state.kind}
          state={state}
          currencyA={testWbesc}
          currencyB={testBusdc}
          wbesc={testWbesc}
          onRetry={press}
        />
      ))}
    </Frame>
  ),
};

const supplies: readonly Partial<AddFacts>[] = [
  { account: undefined },
  { currencyB: undefined, existence: { kind: 'invalid' } },
  { existence: { kind: 'loading' } },
  { state: { independentField: 'CURRENCY_A', typedValue: '', otherTypedValue: '' } },
  { balances: { a: { kind: 'known', amount: 1n }, b: { kind: 'known', amount: 1n } } },
  { currencyA: testWbesc, allowances: { a: { amount: 0n, isPending: true }, b: { amount: 0n, isPending: false } } },
  {},
];

function Supply({ changes }: { readonly changes: Partial<AddFacts> }) {
  const facts = makeAddFacts(changes);
  return <SupplyButtons facts={facts} view={addLiquidityViewModel(facts)} isAttempting={false} onSupply={press} />;
}

/** The buttons below a deposit, from not connected to ready. */
export const Supplying = {
  render: () => (
    <Frame>
      {supplies.map((changes) => (
        <Supply key={Object.keys(changes).join()} changes={changes} />
      ))}
      <TaxNotice currencies={[{ ...testBusdc, address: taxed }]} direction="add" />
      <TaxNotice currencies={[{ ...testBusdc, address: taxed }]} direction="remove" />
    </Frame>
  ),
};
const taxed = settings.warningTokens[0]?.address ?? testBusdc.address;

const supply: SupplyQuote = {
  currencyA: native,
  currencyB: testBusdc,
  amountA: 10n * whole,
  amountB: 40n * whole,
  minimumA: 9n * whole,
  minimumB: 39n * whole,
  liquidity: 20n * whole,
  share: fraction(1n, 101n),
  isFirst: false,
  bPerA: fraction(4n),
  slippageBps: 50,
};
const ready = { kind: 'ready' };
const removal: RemoveQuote = { ...supply, liquidity: 20n * whole };

function held<Quote>(quote: Quote, close: () => void): Review<Quote> {
  const idle = { run: { kind: 'idle' }, isAttempting: false, isFollowed: false } as const;
  const refusals = { refusal: undefined, directRefusal: undefined };
  const acts = { start: press, answer: press, replace: press, clear: press, confirm: close, close };
  return { stage: { kind: 'review', quote, answered: 'none' }, quote, ...idle, ...refusals, ...acts };
}

function Questions() {
  const [asked, setAsked] = useState<string>();
  const close = () => setAsked(undefined);
  const first = { ...supply, isFirst: true };
  return (
    <div className="flex flex-wrap gap-3">
      {['Supply', 'Create a pool', 'Remove', 'Unsupported'].map((name) => (
        <Button key={name} onClick={() => setAsked(name)}>
          {name}
        </Button>
      ))}
      {asked === 'Supply' ? (
        <SupplyDialog quote={supply} review={held(supply, close)} button={ready} isStale={false} onRenew={undefined} />
      ) : null}
      {asked === 'Create a pool' ? (
        <SupplyDialog quote={first} review={held(first, close)} button={ready} isStale={false} onRenew={undefined} />
      ) : null}
      {asked === 'Remove' ? (
        <RemoveDialog
          quote={removal}
          lpName="WBESC-BUSDC LP"
          review={held(removal, close)}
          button={ready}
          signed={undefined}
          onRenew={undefined}
          isStale={false}
        />
      ) : null}
      {asked === 'Unsupported' ? <UnsupportedDialog tokens={[testBusdc]} onClose={close} /> : null}
    </div>
  );
}

/** What is looked at before it is sent, and why an asset cannot be. */
export const Confirming = {
  render: () => (
    <Frame>
      <Questions />
    </Frame>
  ),
};
