import { type Round, rolledOver, roundPot, ticketsSold } from '@besc/domain/lottery/round';
import { roundPhase } from '@besc/domain/lottery/round-phase';
import { countForm } from '@besc/domain/shared/number-text';
import type { OwnRound } from '@besc/sdk/lottery/read-own-tickets';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { Disclosure } from '@besc/ui/disclosure';
import { ErrorState } from '@besc/ui/error-state';
import { IconButton } from '@besc/ui/icon-button';
import { Notice } from '@besc/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { NumberField } from '../../../blocks/amount-input/number-field';
import { useChain } from '../../../blocks/chain/chain-context';
import { Marked } from '../../../blocks/check/marked';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { useQueryParams } from '../../../blocks/navigation/use-query-params';
import { useAccount } from '../../../blocks/wallet/use-account';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { indexedRoundQuery, ownRoundsQuery, roundQuery } from '../lottery.queries';
import { indexedRound, parseRoundId } from '../lottery.view-model';
import type { LotteryPlace } from '../lottery-place';
import { countText } from '../number-texts';
import { Brackets } from './brackets';
import { DrawProof } from './draw-proof';
import { MoneyText } from './money-text';
import { OwnTickets } from './own-tickets';
import { PhaseBadge } from './stage';
import { Reels } from './ticket-digits';

/** One round at a time, by its number: in the address, by arrows or by hand. */
export function RoundPanel(props: {
  readonly place: LotteryPlace;
  readonly currentId: number;
  /** Shown while the address names none. */
  readonly latestDrawn: number | undefined;
  readonly salesPause: number | undefined;
  readonly now: number;
}) {
  const { t } = useText();
  const { place, currentId, latestDrawn, salesPause, now } = props;
  const { params, setParams } = useQueryParams();
  const chain = useChain();
  const typed = params.round;
  const id = typed === undefined || typed === '' ? (latestDrawn ?? currentId) : parseRoundId(typed);
  const isThere = id !== undefined && id <= currentId;
  const read = useQuery(roundQuery(chain, place, isThere ? id : undefined));
  const indexed = useQuery(indexedRoundQuery(chain, isThere ? id : undefined)).data ?? undefined;
  const round = read.data?.isLoading && indexed ? indexedRound(indexed) : read.data;
  const go = (next: number) => setParams({ round: String(Math.min(currentId, Math.max(1, next))) });
  return (
    <Card
      title={t('Rounds')}
      kind="panel"
      actions={
        <div className="flex items-center gap-1">
          <IconButton
            label={t('Previous round')}
            disabled={!isThere || id <= 1}
            icon={<ChevronLeft size={20} aria-hidden className="rtl:rotate-180" />}
            onClick={() => go((id ?? currentId) - 1)}
          />
          <NumberField
            label={t('Round number')}
            isLabelHidden
            name="round"
            prefix="#"
            takes={countForm}
            className="w-28! max-[22rem]:w-20!"
            value={typed !== undefined && /^\d{0,9}$/.test(typed) ? typed : id === undefined ? '' : String(id)}
            onValueChange={(text) => setParams({ round: text })}
          />
          <IconButton
            label={t('Next round')}
            disabled={!isThere || id >= currentId}
            icon={<ChevronRight size={20} aria-hidden className="rtl:rotate-180" />}
            onClick={() => go((id ?? 0) + 1)}
          />
        </div>
      }
    >
      {!isThere || round?.status === 'pending' ? (
        round?.isLoading ? (
          <ErrorState title={t('Error fetching data')} />
        ) : (
          <Notice tone="warning" isLive>
            {t('The lottery number you provided does not exist')}
          </Notice>
        )
      ) : (
        <QueryView query={read} data={round} height="h-72" failure={t('Error fetching data')}>
          {(known) => (
            <RoundFacts
              key={known.id}
              place={place}
              round={known}
              salesPause={salesPause}
              now={now}
              players={indexed?.totalUsers}
              bond={indexed?.bondLost ?? undefined}
            />
          )}
        </QueryView>
      )}
    </Card>
  );
}

function RoundFacts(props: {
  readonly place: LotteryPlace;
  readonly round: Round;
  readonly salesPause: number | undefined;
  readonly now: number;
  readonly players: number | undefined;
  readonly bond: bigint | undefined;
}) {
  const { t, locale } = useText();
  const { place, round, salesPause, now, players, bond } = props;
  const { phase } = roundPhase(round, { salesPause, now });
  const chain = useChain();
  const { address: account } = useAccount();
  const own: OwnRound | undefined = useQuery(ownRoundsQuery(chain, place, account, [round.id])).data?.[0];
  const endTime = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(round.endTime * 1000);
  const isDrawn = phase === 'drawn';
  // Of a round that refunds only the index says which bond its gifts took with them.
  const refunded = bond === undefined ? undefined : round.injected + bond;
  const rolled = isDrawn ? rolledOver(round) : refunded;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="flex flex-col items-start gap-3">
          <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
            <PhaseBadge phase={phase} />
            {isDrawn ? t('Drawn %time%', { time: endTime }) : t('Draw %time%', { time: endTime })}
          </p>
          <div>
            <p className="mb-1 text-sm text-text-muted">{t('Winning number')}</p>
            <Reels
              number={round.finalNumber}
              name={round.finalNumber === undefined ? t('Not drawn yet') : t('Winning number')}
            />
          </div>
        </div>
        <dl>
          <DataRow label={t('Prize pot')} isStrong>
            <Marked name={t('Prize pot')} load={async () => (await import('../pot-figure')).potFigure(place, round.id)}>
              <MoneyText place={place} amount={roundPot(round)} meaning="held" tone="reward" hasUsd />
            </Marked>
          </DataRow>
          <DataRow label={t('From tickets')}>
            <MoneyText place={place} amount={round.collected} meaning="held" />
          </DataRow>
          <DataRow label={t('From earlier rounds and injections')}>
            <MoneyText place={place} amount={round.injected} meaning="held" />
          </DataRow>
          <DataRow label={t('Total tickets')}>{countText(ticketsSold(round), locale)}</DataRow>
          <DataRow label={t('Players')}>{players === undefined ? '–' : countText(players, locale)}</DataRow>
          <DataRow label={t('Ticket price each')}>
            <MoneyText place={place} amount={round.price} meaning="paid" />
          </DataRow>
          {isDrawn || phase === 'refunding' ? (
            <DataRow label={t('Rolled over')}>
              {rolled === undefined ? '–' : <MoneyText place={place} amount={rolled} meaning="held" />}
            </DataRow>
          ) : null}
        </dl>
      </div>
      {phase === 'refunding' ? null : <Brackets place={place} round={round} />}
      {own ? (
        <section aria-label={t('Your tickets this round')} className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('Your tickets this round')}</h3>
          <OwnTickets place={place} own={own} />
        </section>
      ) : null}
      <ProofFold place={place} round={round} />
    </div>
  );
}

function ProofFold({ place, round }: { readonly place: LotteryPlace; readonly round: Round }) {
  const { t } = useText();
  const { params, setParams } = useQueryParams();
  const isOpen = params.proof === '1';
  return (
    <Disclosure
      summary={<span className="font-semibold">{t('Proof of the draw')}</span>}
      open={isOpen}
      onOpenChange={(next) => setParams({ proof: next ? '1' : undefined })}
    >
      {isOpen ? <DrawProof place={place} round={round} /> : null}
    </Disclosure>
  );
}
