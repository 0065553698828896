import { tierOf } from '@besc/domain/competition/tiers';
import type { Competition, CompetitionAccount } from '@besc/sdk/competition/read-competitions';
import type { Profile } from '@besc/sdk/profile/read-profiles';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { Notice } from '@besc/ui/notice';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { useAccount } from '../../../blocks/wallet/use-account';
import { formatDecimal } from '../../../lib/format-decimal';
import { hasFailed } from '../../../lib/has-failed';
import { placeQuery } from '../competition.queries';
import { competitionOverlay } from '../competition-overlay';
import { tierTexts } from '../tier-text';
import { UsdVolume } from './usd-volume';

/** Where the account stands, and what it can do: take part, claim, share. */
export function OwnStanding(props: {
  readonly competition: Competition;
  readonly own: CompetitionAccount | undefined;
  readonly profile: Profile | undefined;
  readonly names: ReadonlyMap<number, string> | undefined;
}) {
  const { t, say, locale } = useText();
  const { competition, own, profile, names } = props;
  const { address } = useAccount();
  const query = useQuery(placeQuery(useChain(), competition.id, own?.teamId === undefined ? undefined : address));
  const { status } = competition;
  const canRegister = status === 'registration' || status === 'open';
  if (address === undefined) {
    return (
      <Card kind="panel" title={t('Your standing')}>
        <p className="mb-3 text-text-muted">{t('Connect a wallet to take part and to see your rank.')}</p>
        <ConnectButton />
      </Card>
    );
  }
  if (own?.teamId === undefined) {
    return (
      <Card kind="panel" title={t('Your standing')}>
        {own === undefined ? (
          <p className="text-text-muted">{t('Loading')}</p>
        ) : !canRegister ? (
          <p className="text-text-muted">{t('This account does not take part. Registration is over.')}</p>
        ) : profile === undefined ? (
          <p className="text-text-muted">{t('Your profile could not be read.')}</p>
        ) : profile.kind !== 'active' ? (
          <Notice
            tone="warning"
            actions={
              <TextLink render={<Link to="/create-profile" />} className="inline-flex min-h-11 items-center">
                {t('Set up your profile')}
              </TextLink>
            }
          >
            {t('An active profile is needed to join: its team is the one you trade for.')}
          </Notice>
        ) : (
          <>
            <p className="mb-3 text-text-muted">
              {t('You would trade for %team%. The team stays the same to the end.', {
                team: names?.get(profile.teamId) ?? t('Team %id%', { id: profile.teamId }),
              })}
            </p>
            <Button kind="primary" size="large" wide onClick={() => competitionOverlay.open('register')}>
              {t('Register now')}
            </Button>
          </>
        )}
      </Card>
    );
  }
  const place = query.data ?? undefined;
  const number = (value: number | undefined) => (value === undefined ? '–' : formatDecimal(String(value), locale));
  const volume = place?.user.volumeUSD;
  const missing =
    place?.nextTierVolume !== undefined && volume !== undefined && status === 'open'
      ? place.nextTierVolume - volume
      : undefined;
  return (
    <Card kind="panel" title={t('Your standing')}>
      {hasFailed(query) ? (
        <Notice tone="warning">{t('The index is not responding: your rank is missing here.')}</Notice>
      ) : null}
      <dl>
        <DataRow label={t('Team')}>{names?.get(own.teamId) ?? t('Team %id%', { id: own.teamId })}</DataRow>
        <DataRow label={t('Rank among all')} isStrong>
          {number(place?.rank)}
        </DataRow>
        <DataRow label={t('Rank in the team')} isStrong>
          {number(place?.teamRank)}
        </DataRow>
        <DataRow label={t('Tier')}>
          {place?.teamRank === undefined ? '–' : say(tierTexts[tierOf(place.teamRank)].name)}
        </DataRow>
        <DataRow label={t('Your volume')}>
          <UsdVolume volume={volume} />
        </DataRow>
        {missing === undefined ? null : (
          <DataRow label={t('Missing to the next tier')}>
            <UsdVolume volume={missing < 0n ? 0n : missing} />
          </DataRow>
        )}
      </dl>
      <div className="mt-3 flex flex-col gap-2">
        {own.isOwed ? (
          <Notice tone="warning">{t('The MONEY is paid. Points or collectible could not be given then.')}</Notice>
        ) : null}
        {own.isOwed || (status === 'claiming' && place?.rank !== undefined && !own.hasClaimed) ? (
          <Button kind="primary" size="large" wide onClick={() => competitionOverlay.open('claim')}>
            {own.isOwed ? t('Claim the rest') : t('Claim prize')}
          </Button>
        ) : own.hasClaimed ? (
          <p className="font-semibold text-success">{t('Claimed')}</p>
        ) : null}
        {place?.rank === undefined ? null : (
          <Button size="large" wide onClick={() => competitionOverlay.open('card')}>
            {t('Share score')}
          </Button>
        )}
      </div>
    </Card>
  );
}
