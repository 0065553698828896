import type { Address } from '@besc/domain/shared/address';
import { shortAddress } from '@besc/domain/shared/short-address';
import type { Profile } from '@besc/sdk/profile/read-profiles';
import { Badge } from '@besc/ui/badge';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { EmptyState } from '@besc/ui/empty-state';
import { IconButton } from '@besc/ui/icon-button';
import { TextLink } from '@besc/ui/text-link';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { ChainNotice } from '../../../blocks/chain/chain-notice';
import { addressUrl } from '../../../blocks/chain/explorer-url';
import { useChainState } from '../../../blocks/chain/use-chain-state';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { usernameVisibility } from '../../../blocks/name-service/username-visibility';
import { ItemPicture } from '../../../blocks/pictures/item-picture';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { formatDecimal } from '../../../lib/format-decimal';
import { hasFailed } from '../../../lib/has-failed';
import { profileCookie } from '../profile-cookie';
import { profileOverlay } from '../profile-overlay';
import type { ProfilePlace } from '../profile-place';
import { useProfileAvatar } from '../use-profile-avatar';
import { useProfileState } from '../use-profile-state';
import { useTeamsState } from '../use-teams-state';
import { AchievementsPart } from './achievements-part';
import { GiftNotice } from './gift-notice';
import { ProfileDialog } from './profile-dialog';

/** The profile of an account as the chain has it; the own one with its acts. */
export function ProfileOf(props: { readonly place: ProfilePlace; readonly account: Address; readonly isOwn: boolean }) {
  const { t } = useText();
  const { place, account } = props;
  const { query } = useProfileState(place, account);
  const chainState = useChainState(hasFailed(query));
  return (
    <>
      <ChainNotice state={chainState} shownAt={query.dataUpdatedAt} />
      <QueryView query={query} data={query.data} height="h-60" failure={t('The profile could not be read.')}>
        {(profile) => <KnownProfile {...props} profile={profile} />}
      </QueryView>
    </>
  );
}

function KnownProfile(props: {
  readonly place: ProfilePlace;
  readonly account: Address;
  readonly isOwn: boolean;
  readonly profile: Profile;
}) {
  const { t, locale } = useText();
  const { place, account, isOwn, profile } = props;
  const chain = useChain();
  const teams = useTeamsState(place);
  const isVisible = usePreference(usernameVisibility);
  const isHidden = isOwn && !isVisible;
  const { username, thumbnail = '', usernameFetchStatus } = useProfileAvatar(account);
  useEffect(() => {
    if (!isOwn || username === '') return;
    document.cookie = profileCookie(account, { username, avatar: thumbnail }, window.location.hostname);
  }, [account, isOwn, username, thumbnail]);
  if (profile.kind === 'none')
    return (
      <EmptyState
        title={isOwn ? t('You haven’t set up your profile yet!') : t('This account has no profile.')}
        action={
          isOwn ? (
            <Button kind="primary" render={<Link to="/create-profile" />}>
              {t('Activate Profile')}
            </Button>
          ) : undefined
        }
      >
        {isOwn ? t('A picture, a team and a name: it takes two minutes.') : null}
      </EmptyState>
    );
  const team = teams.data.get(profile.teamId);
  const url = addressUrl(chain.settings, account);
  return (
    <>
      <Card>
        <div className="flex flex-col gap-5 sm:flex-row">
          <div className="w-40 shrink-0 self-center sm:self-start">
            {profile.kind === 'active' ? (
              <ItemPicture of={profile.picture} name={t('Profile picture')} size="original" />
            ) : (
              <span className="flex aspect-square items-center justify-center rounded-control bg-surface-sunken p-4 text-center text-sm text-text-muted">
                {t('No picture while the profile is paused')}
              </span>
            )}
          </div>
          <div className="flex min-w-0 flex-1 flex-col gap-3">
            <div className="flex flex-wrap items-center gap-2">
              <h2 className="text-xl font-semibold [overflow-wrap:anywhere]">
                <bdi>{username === '' || isHidden ? shortAddress(account) : `@${username}`}</bdi>
              </h2>
              {isOwn && username !== '' ? (
                <IconButton
                  label={isVisible ? t('Hide my name here') : t('Show my name')}
                  icon={isVisible ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
                  onClick={() => usernameVisibility.set(!isVisible)}
                />
              ) : null}
              {profile.kind === 'paused' ? (
                <Badge tone="warning">{t('Paused')}</Badge>
              ) : (
                <Badge tone="success">{t('Active')}</Badge>
              )}
            </div>
            <p className="text-sm text-text-muted [overflow-wrap:anywhere]">
              {url ? (
                <TextLink render={<a href={url} target="_blank" rel="noreferrer noopener" />}>
                  <bdi dir="ltr">{account}</bdi>
                </TextLink>
              ) : (
                <bdi dir="ltr">{account}</bdi>
              )}
            </p>
            <dl>
              <DataRow label={t('Team')}>
                {team === undefined ? '–' : <TextLink render={<Link to={`/teams/${team.id}`} />}>{team.name}</TextLink>}
              </DataRow>
              <DataRow label={t('Points')} isStrong>
                {formatDecimal(String(profile.points), locale)}
              </DataRow>
            </dl>
            {isOwn ? (
              <div className="flex flex-wrap gap-2">
                {username === '' && usernameFetchStatus === 'fetched' ? (
                  <Button kind="primary" render={<Link to="/create-profile" />}>
                    {t('Set Name')}
                  </Button>
                ) : null}
                <Button aria-haspopup="dialog" onClick={() => profileOverlay.open({ kind: 'change-picture' })}>
                  {profile.kind === 'active' ? t('Change Profile Picture') : t('Reactivate Profile')}
                </Button>
                {profile.kind === 'active' ? (
                  <Button kind="quiet" aria-haspopup="dialog" onClick={() => profileOverlay.open({ kind: 'pause' })}>
                    {t('Pause Profile')}
                  </Button>
                ) : null}
              </div>
            ) : null}
          </div>
        </div>
      </Card>
      {isOwn ? <GiftNotice place={place} account={account} /> : null}
      <AchievementsPart place={place} account={account} isOwn={isOwn} />
      <ProfileDialog place={place} />
    </>
  );
}
