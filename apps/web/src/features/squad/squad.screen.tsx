import { Badge } from '@besc/ui/badge';
import { Card } from '@besc/ui/card';
import { EmptyState } from '@besc/ui/empty-state';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { useAddressState } from '../../blocks/navigation/use-address-state';
import { hasFailed } from '../../lib/has-failed';
import { ChancePart } from './components/chance-part';
import { OwnTickets } from './components/own-tickets';
import { ProofPart } from './components/proof-part';
import { PurchasesPart } from './components/purchases-part';
import { SoldPart } from './components/sold-part';
import { SquadDialog } from './components/squad-dialog';
import { Timeline } from './components/timeline';
import { phaseTexts } from './phase-texts';
import { type SquadPlace, squadPlaces } from './squad-place';
import { useSquadSale } from './use-squad-sale';

type Shown = 'current' | 'first';

/** The sale of Squad: what may be done now, what is sold, and whether it was fair. */
export function SquadScreen() {
  const { t } = useText();
  const places = squadPlaces(useChain().settings);
  const { state: shown, change } = useAddressState<Shown>({
    names: ['sale'],
    read: ({ sale }) => (sale === 'first' ? 'first' : 'current'),
    write: (next) => ({ sale: next === 'first' ? 'first' : undefined }),
  });
  const place = shown === 'first' ? places.at(-1) : places[0];
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{t('Squad')}</h1>
        {places.length > 1 ? (
          <SegmentedControl
            label={t('Sale')}
            options={[
              { value: 'current', label: t('This sale') },
              { value: 'first', label: t('First sale') },
            ]}
            value={shown}
            onValueChange={(next) => change(next, 'at-once')}
          />
        ) : null}
      </div>
      {place === undefined ? (
        <EmptyState title={t('There is no sale on this chain.')} />
      ) : (
        <SaleOf key={place.sale} place={place} />
      )}
    </div>
  );
}

function SaleOf({ place }: { readonly place: SquadPlace }) {
  const { t } = useText();
  const { query, view, phase, chance, tickets, open, word } = useSquadSale(place);
  const chainState = useChainState(hasFailed(query));
  return (
    <>
      <ChainNotice state={chainState} shownAt={query.dataUpdatedAt} />
      <QueryView query={query} data={view} height="h-80" failure={t('The sale could not be read.')}>
        {(read) => {
          if (phase === undefined) return null;
          const known = { place, view: read, phase };
          return (
            <>
              <Card>
                <div className="mb-4 flex items-center gap-2">
                  <Badge tone={phase === 'presale' || phase === 'public' ? 'success' : 'neutral'}>
                    {t(phaseTexts[phase].text)}
                  </Badge>
                </div>
                <Timeline sale={read.sale} phase={phase} isRevealed={read.isRevealed} />
                <div className="mt-5">
                  <ChancePart chance={chance} open={open} />
                </div>
              </Card>
              <SoldPart known={known} />
              {tickets.data ? <OwnTickets known={known} tickets={tickets.data} /> : null}
              <ProofPart known={known} word={word?.word} />
              <PurchasesPart place={place} />
              <SquadDialog known={known} chance={chance} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
