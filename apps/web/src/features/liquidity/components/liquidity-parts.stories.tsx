import { position } from '@besc/domain/liquidity/position';
import type { Token } from '@besc/domain/shared/token';
import { makeSuppliedPair } from '@besc/domain/test/make-supplied-pair';
import { type ReactNode, useState } from 'react';
import { makeAddFacts, testBusdc, testWbesc } from '../../../../test/liquidity/make-add-facts';
import { MakeEnglish } from '../../../../test/make-english';
import { addLiquidityViewModel } from '../add-liquidity.view-model';
import { CurrencyNotices } from './currency-notices';
import { PercentSlider } from './percent-slider';
import { PositionCard } from './position-card';
import { PositionSkeleton } from './position-skeleton';
import { PricePanel } from './price-panel';

const meta = { title: 'Liquidity/Parts' };
export default meta;

const longNamed: Token = { ...testBusdc, symbol: 'AVERYLONGSYMBOLTHATISCUT', name: 'A token with a long symbol' };

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <MakeEnglish>
      <div className="flex max-w-[480px] flex-col gap-4">{children}</div>
    </MakeEnglish>
  );
}

function HeldSlider() {
  const [percent, setPercent] = useState(25);
  return <PercentSlider percent={percent} onChange={setPercent} />;
}

function Panel({ changes }: { readonly changes: Parameters<typeof makeAddFacts>[0] }) {
  const facts = makeAddFacts(changes);
  const { currencyA = testWbesc, currencyB = testBusdc } = facts;
  return <PricePanel view={addLiquidityViewModel(facts)} currencyA={currencyA} currencyB={currencyB} />;
}

const held = position(makeSuppliedPair(), 10n ** 14n);

/** How much of a position, by slider or by step. */
export const Percent = {
  render: () => (
    <Frame>
      <HeldSlider />
    </Frame>
  ),
};

/** Prices and share: of a pool, of a first deposit, while the pool is read, and with a symbol that is cut. */
export const Prices = {
  render: () => (
    <Frame>
      <Panel changes={{}} />
      <Panel
        changes={{
          existence: { kind: 'not-exists' },
          state: { independentField: 'CURRENCY_A', typedValue: '3', otherTypedValue: '7' },
        }}
      />
      <Panel changes={{ existence: { kind: 'loading' } }} />
      <Panel changes={{ currencyB: longNamed }} />
    </Frame>
  ),
};

/** A position in the list, folded, and on the screen of its pair. */
export const Positions = {
  render: () => (
    <Frame>
      <PositionSkeleton />
      <PositionCard
        position={held}
        currencyA={testWbesc}
        currencyB={longNamed}
        wbesc={testWbesc}
        actions={['add', 'remove']}
      />
    </Frame>
  ),
};

/** What is said of addresses that name no token. */
export const Notices = {
  render: () => (
    <Frame>
      <CurrencyNotices
        found={[
          { kind: 'missing', address: testBusdc.address },
          { kind: 'failed', address: testWbesc.address },
        ]}
        unreadable={['0x8617e340B3D01FA5F11F306F4090FD50E238070D']}
      />
    </Frame>
  ),
};
