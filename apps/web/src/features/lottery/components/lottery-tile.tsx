import { pendingRound } from '@besc/domain/lottery/round';
import { roundPhase } from '@besc/domain/lottery/round-phase';
import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { Countdown } from '../../../blocks/clock/countdown';
import { useChainHead } from '../../../blocks/clock/use-chain-head';
import { FrontTile } from '../../../blocks/feature/front-tile';
import { useText } from '../../../blocks/language/use-text';
import { lotteryGameQuery, summaryQuery } from '../lottery.queries';
import { type LotteryPlace, lotteryPlace } from '../lottery-place';
import { isTwiceDaily } from '../use-game-rules';
import { MoneyText } from './money-text';
import { TicketsMark } from './paper-ticket';
import { PhaseBadge } from './stage';

/** For the front page: the current pot and round. Nothing on a chain without a lottery. */
export function LotteryTile() {
  const place = lotteryPlace(useChain().settings);
  return place === undefined ? null : <Tile place={place} />;
}

function Tile({ place }: { readonly place: LotteryPlace }) {
  const { t } = useText();
  const chain = useChain();
  const { data: summary } = useQuery(summaryQuery(chain, place));
  const { data: game } = useQuery(lotteryGameQuery(chain));
  const head = useChainHead();
  const phase =
    summary &&
    head &&
    roundPhase(
      { ...pendingRound(summary.id), ...summary },
      { salesPause: summary.salesPause, now: Number(head.seconds) },
    ).phase;
  // Null: there was none yet. Undefined: not read yet, or it could not be.
  const round = summary === null ? t('The first round hasn’t started yet.') : t('Round');
  const isRunning = summary?.status === 'open' || summary?.status === 'close';
  return (
    <FrontTile title={t('Lottery')} link={{ to: '/lottery', label: t('Play') }}>
      <div className="flex items-center gap-4">
        <TicketsMark className="size-14 shrink-0" />
        <p className="text-sm text-text-muted">
          {summary && isTwiceDaily(summary)
            ? t('Four digits, two draws a day, and anyone can verify them.')
            : t('Four digits and a draw anyone can verify.')}
        </p>
      </div>
      <dl className="mt-3">
        <DataRow label={summary && !isRunning ? t('Prize pot was') : t('In the pot')} isStrong>
          <MoneyText place={place} amount={summary?.pot} meaning="held" tone="reward" hasUsd />
        </DataRow>
        <DataRow label={summary ? t('Round #%round%', { round: String(summary.id) }) : round}>
          {phase ? <PhaseBadge phase={phase} /> : '–'}
        </DataRow>
        <DataRow label={t('Next draw')}>
          {isRunning ? (
            <Countdown until={{ kind: 'time', seconds: BigInt(summary.endTime) }} over={t('any moment now')} />
          ) : (
            '–'
          )}
        </DataRow>
        <DataRow label={t('A ticket costs')}>
          <MoneyText place={place} amount={summary?.price} meaning="paid" />
        </DataRow>
        {game ? (
          <DataRow label={t('Won so far by everyone')}>
            <MoneyText place={place} amount={game.totalWon} meaning="held" />
          </DataRow>
        ) : null}
      </dl>
    </FrontTile>
  );
}
