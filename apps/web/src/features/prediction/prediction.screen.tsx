import type { Address } from '@besc/domain/shared/address';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { Notice } from '@besc/ui/notice';
import { Skeleton } from '@besc/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ChartLine, CircleHelp, History } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { ShownAmount } from '../../blocks/amounts/shown-amount';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { useQueryParams } from '../../blocks/navigation/use-query-params';
import { lazyPart } from '../../lib/lazy-part';
import { BullAndBear } from './components/animals';
import { OraclePanel } from './components/oracle-panel';
import { PredictionDialog } from './components/prediction-dialog';
import { PriceStrip } from './components/price-strip';
import { RoundsStrip } from './components/rounds-strip';
import { oldClaimsQuery } from './prediction.queries';
import { predictionOverlay } from './prediction-overlay';
import { type PredictionPlace, predictionPlace } from './prediction-place';
import { bpsText } from './price-text';
import { usePrediction } from './use-prediction';

const HistoryPart = lazyPart('prediction-history', async () => (await import('./components/history-pane')).HistoryPane);
const ChartPart = lazyPart('prediction-chart', async () => (await import('./components/chart-pane')).ChartPane);

/** The game, or that this chain has none. */
export function PredictionScreen() {
  const { t } = useText();
  const { settings } = useChain();
  const place = predictionPlace(settings);
  if (place !== undefined) return <Game place={place} />;
  return (
    <Frame>
      <h1 className="text-2xl font-semibold">{t('Prediction')}</h1>
      <EmptyState title={t('Prediction isn’t available on this chain.')} picture={<BullAndBear />} />
    </Frame>
  );
}

function Game({ place }: { readonly place: PredictionPlace }) {
  const { t, locale } = useText();
  const { account, view, cards, now, status, claims, lookFurther, isFailed, shownAt } = usePrediction(place);
  const chainState = useChainState(isFailed);
  const { params, setParams } = useQueryParams();
  const { pane } = params;
  const state = view?.state;
  const newest = cards?.findLast(({ kind }) => kind !== 'later');
  const toggle = (name: 'history' | 'chart') => setParams({ pane: pane === name ? undefined : name });
  return (
    <Frame>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4">
          <span className="max-sm:hidden">
            <BullAndBear />
          </span>
          <div className="min-w-min flex-1 basis-48">
            <h1 className="text-2xl font-semibold break-words">{t('Prediction')}</h1>
            <p className="text-text-muted">{t('Will BESC be higher or lower when the round ends?')}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            aria-pressed={pane === 'history'}
            kind={pane === 'history' ? 'soft' : 'secondary'}
            icon={<History size={18} aria-hidden />}
            onClick={() => toggle('history')}
          >
            {t('History')}
          </Button>
          <Button
            aria-pressed={pane === 'chart'}
            kind={pane === 'chart' ? 'soft' : 'secondary'}
            icon={<ChartLine size={18} aria-hidden />}
            onClick={() => toggle('chart')}
          >
            {t('Chart')}
          </Button>
          <Button
            icon={<CircleHelp size={18} aria-hidden />}
            onClick={() => predictionOverlay.open({ kind: 'how-to-play' })}
          >
            {t('How to play')}
          </Button>
        </div>
      </header>
      <ChainNotice state={chainState} shownAt={shownAt} />
      {status === 'paused' ? (
        <Notice tone="warning" title={t('Markets are paused')}>
          {t('The game is paused. Bets in unfinished rounds are refunded, and you can still collect winnings.')}
        </Notice>
      ) : null}
      {status === 'live' && newest?.phase === 'failed' ? (
        <Notice tone="warning" title={t('This round is running late')}>
          {t(
            'A round wasn’t executed in time: its price or the operator was missing. Its bets are refunded, and anyone can start the next one.',
          )}
        </Notice>
      ) : null}
      {status === 'live' && newest === undefined && view && !view.isUnread ? (
        <Notice>{t('The first round hasn’t started yet.')}</Notice>
      ) : null}
      {view?.isUnread ? <Notice tone="warning">{t('Some of this couldn’t be loaded')}</Notice> : null}
      <Claims place={place} claims={claims} lookFurther={lookFurther} account={account} />
      {now === undefined || cards === undefined || view === undefined || status === 'error' ? (
        status === 'error' ? null : (
          <Loading />
        )
      ) : (
        <>
          <PriceStrip price={view.price} live={cards.find(({ kind }) => kind === 'live')} now={now} />
          <RoundsStrip cards={cards} now={now} isPaused={status === 'paused'} />
        </>
      )}
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        {pane === 'history' ? <HistoryPart account={account} claims={claims} /> : null}
        {pane === 'chart' ? <ChartPart /> : null}
      </Suspense>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {now === undefined ? null : <OraclePanel price={view?.price} now={now} />}
        <section className="rounded-card border border-border bg-surface-raised p-4 text-sm sm:p-5">
          <h2 className="mb-3 text-lg font-semibold">{t('What to expect')}</h2>
          <p>
            {t(
              'This is a game of chance, not an investment. Each round with a winner takes a %rate% fee, so random play loses that much of every bet on average.',
              {
                rate: bpsText(state?.treasuryFee, locale),
              },
            )}
          </p>
          <p className="mt-2 text-text-muted">
            {t(
              'Payouts change until the round locks. Equal prices burn all bets. Only bet what you can afford to lose.',
            )}
          </p>
          <OldClaimsCheck place={place} account={account} />
        </section>
      </div>
      <PredictionDialog place={place} state={state} now={now} claims={claims} cards={cards ?? []} />
    </Frame>
  );
}

/** What can be taken: of this game, of its first version, and a credit. */
function Claims({
  place,
  claims,
  lookFurther,
  account,
}: { readonly place: PredictionPlace } & Pick<ReturnType<typeof usePrediction>, 'claims' | 'lookFurther' | 'account'>) {
  const { t } = useText();
  const old = useOldClaims(place, account);
  const count = claims ? claims.wins.length + claims.refunds.length : 0;
  const sum = [...(claims?.amounts.values() ?? [])].reduce((total, amount) => total + amount, 0n);
  return (
    <>
      {count > 0 || old.sum > 0n ? (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 rounded-card bg-reward-soft px-4 py-2">
          {count > 0 ? (
            <Owed
              label={`${t('To collect')} · ${t('%count% rounds', { count })}`}
              amount={sum}
              isUnread={claims?.isUnread}
            >
              <Button kind="primary" onClick={() => predictionOverlay.open({ kind: 'claim', epochs: 'all' })}>
                {t('Collect all')}
              </Button>
            </Owed>
          ) : null}
          {old.sum > 0n ? (
            <Owed label={t('Claims of v0.1')} amount={old.sum} isUnread={old.isUnread}>
              <OldClaimsButton kind="secondary" />
            </Owed>
          ) : null}
        </div>
      ) : null}
      {claims?.isUnread || old.isUnread ? (
        <Notice tone="warning">{t('Some of your bets couldn’t be loaded; there may be more to collect.')}</Notice>
      ) : null}
      {claims?.isPartly ? (
        <Notice
          actions={
            <Button size="small" onClick={lookFurther}>
              {t('View more')}
            </Button>
          }
        >
          {t('Your older bets haven’t been checked yet; there may be more to collect.')}
        </Notice>
      ) : null}
      {claims?.credit ? (
        <Notice
          tone="warning"
          title={t('You have a credit')}
          actions={
            <Button size="small" onClick={() => predictionOverlay.open({ kind: 'credit' })}>
              {t('Withdraw credit')}
            </Button>
          }
        >
          <ShownAmount amount={claims.credit} decimals={18} meaning="held" symbol="BESC" tone="reward" />
        </Notice>
      ) : null}
    </>
  );
}

/** A sum that can be taken, and the way to it, in a line. */
function Owed(props: {
  readonly label: string;
  readonly amount: bigint;
  /** Something that may belong to it could not be read. */
  readonly isUnread: boolean | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useText();
  return (
    <div className="flex flex-1 basis-72 items-center justify-between gap-3">
      <div>
        <p className="text-sm text-text-muted">{props.label}</p>
        <p className="font-semibold">
          <ShownAmount amount={props.amount} decimals={18} meaning="held" symbol="BESC" tone="reward" />
        </p>
        {props.isUnread ? <p className="text-sm text-text-muted">{t('Some of this couldn’t be loaded')}</p> : null}
      </div>
      {props.children}
    </div>
  );
}

/** What the first version of the game owes the account, in wei: 0n also while it is not known. */
function useOldClaims(place: PredictionPlace, account: Address | undefined) {
  const { data } = useQuery(oldClaimsQuery(useChain(), place, account));
  return {
    sum: data?.owed.reduce((total, { amount }) => total + amount, 0n) ?? 0n,
    isUnread: data?.isUnread ?? false,
  };
}

/** A way to them for whom nothing is known to be owed: the wallet that played may be another one. */
function OldClaimsCheck({
  place,
  account,
}: {
  readonly place: PredictionPlace;
  readonly account: Address | undefined;
}) {
  const { sum } = useOldClaims(place, account);
  if (place.claims === undefined || sum > 0n) return null;
  return (
    <div className="mt-2 -ms-3">
      <OldClaimsButton kind="quiet" />
    </div>
  );
}

function OldClaimsButton({ kind }: { readonly kind: 'secondary' | 'quiet' }) {
  const { t } = useText();
  return (
    <Button
      kind={kind}
      {...(kind === 'quiet' ? { size: 'small' } : {})}
      onClick={() => predictionOverlay.open({ kind: 'old-claims' })}
    >
      {t('Check v0.1 claims')}
    </Button>
  );
}

function Loading() {
  const { t } = useText();
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('Loading')}</span>
      <Skeleton className="h-48 w-full" />
      <div className="flex gap-4 overflow-hidden">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-96 w-72 shrink-0" />
        ))}
      </div>
    </div>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-4 px-4 py-4 sm:px-6">{children}</div>;
}
