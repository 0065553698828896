import type { Address } from '@besc/domain/shared/address';
import { Badge } from '@besc/ui/badge';
import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import { hasFailed } from '../../../lib/has-failed';
import { achievementsOf } from '../achievements';
import { campaignText } from '../campaign-text';
import { endsQuery, historyQuery } from '../history.queries';
import { awardsQuery } from '../profile.queries';
import { profileOverlay } from '../profile-overlay';
import type { ProfilePlace } from '../profile-place';
import { useCampaignClaims } from '../use-campaign-claims';
import { Medal } from './medal';

/** All achievements as medals: earned, to be claimed, open. */
export function AchievementsPart(props: {
  readonly place: ProfilePlace;
  readonly account: Address;
  readonly isOwn: boolean;
}) {
  const { t, say, locale } = useText();
  const { place, account, isOwn } = props;
  const chain = useChain();
  const { claims, isFailed } = useCampaignClaims(place, account);
  const awards = useQuery(awardsQuery(chain, account));
  const history = useQuery(historyQuery(chain, account));
  const ends = useQuery(endsQuery(chain, place));
  const awarded = awards.data && new Set(awards.data);
  const block = chain.reader.blocks.current();
  const known = { claims, awarded, history: history.data, ends: ends.data, block };
  const achievements = achievementsOf(known);
  const isUnread = isFailed || [awards, history, ends].some(hasFailed);
  const earned = achievements.filter(({ state }) => state === 'earned').length;
  return (
    <section aria-labelledby="achievements" className="flex flex-col gap-3">
      <h2 id="achievements" className="text-lg font-semibold">
        {t('Achievements')}{' '}
        <span className="text-sm font-normal text-text-muted">
          {t('%earned% of %all%', { earned: String(earned), all: String(achievements.length) })}
        </span>
      </h2>
      {isUnread ? <Notice tone="warning">{t('Not all could be read')}</Notice> : null}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {achievements.map(({ campaign, state }) => {
          const { title, description } = campaignText(campaign);
          return (
            <li key={campaign.id} className="flex gap-3 rounded-card border border-border bg-surface-raised p-3">
              <Medal type={campaign.type} state={state} />
              <div className="min-w-0 flex-1">
                <h3 className="font-semibold">{say(title)}</h3>
                <p className="text-sm text-text-muted">{say(description)}</p>
                <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
                  <span>{t('%points% points', { points: formatDecimal(String(campaign.points), locale) })}</span>
                  {state === 'earned' ? <Badge tone="reward">{t('Unlocked')}</Badge> : null}
                  {state === 'unread' ? <Badge>{t('Not known')}</Badge> : null}
                  {state === 'missed' ? <Badge>{t('Missed')}</Badge> : null}
                  {state === 'waiting' ? <Badge tone="primary">{t('Can be claimed soon')}</Badge> : null}
                  {(state === 'claimable' || state === 'provable') && isOwn ? (
                    <Button
                      size="small"
                      kind="primary"
                      aria-haspopup="dialog"
                      onClick={() => profileOverlay.open({ kind: 'claim', campaignId: campaign.id })}
                    >
                      {t('Claim')}
                    </Button>
                  ) : state === 'claimable' || state === 'provable' ? (
                    <Badge tone="primary">{t('Not claimed yet')}</Badge>
                  ) : null}
                  {state === 'to-check' && isOwn ? (
                    <Button
                      size="small"
                      aria-haspopup="dialog"
                      onClick={() => profileOverlay.open({ kind: 'claim', campaignId: campaign.id })}
                    >
                      {t('See if you are in it')}
                    </Button>
                  ) : null}
                  {history.data?.roots.has(campaign.id) ? (
                    <Button
                      size="small"
                      kind="quiet"
                      aria-haspopup="dialog"
                      onClick={() => profileOverlay.open({ kind: 'root', campaignId: campaign.id, account })}
                    >
                      {t('Check the list')}
                    </Button>
                  ) : null}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
