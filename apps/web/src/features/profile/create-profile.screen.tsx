import type { Profile } from '@besc/sdk/profile/read-profiles';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { EmptyState } from '@besc/ui/empty-state';
import { ProgressSteps } from '@besc/ui/progress-steps';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { QueryView } from '../../blocks/list/query-view';
import { useQueryParams } from '../../blocks/navigation/use-query-params';
import { ConnectButton } from '../../blocks/wallet/connect-button';
import { useAccount } from '../../blocks/wallet/use-account';
import { hasFailed } from '../../lib/has-failed';
import { MoneyAmount } from './components/money-amount';
import { NameStep, useNameState } from './components/name-step';
import { PictureStep } from './components/picture-step';
import { ProfileDialog } from './components/profile-dialog';
import { SignName } from './components/sign-name';
import { StarterStep } from './components/starter-step';
import { TeamStep } from './components/team-step';
import { costsQuery, picturesQuery, starterQuery, teamsQuery } from './profile.queries';
import { profileOverlay } from './profile-overlay';
import { type ProfilePlace, profilePlace } from './profile-place';
import { type SetupStep, setupSteps, setupView } from './setup-steps';
import { useProfileAvatar } from './use-profile-avatar';
import { useProfileState } from './use-profile-state';

/** The setup of a profile in four steps, or that this chain has none. */
export function CreateProfileScreen() {
  const { t } = useText();
  const place = profilePlace(useChain().settings);
  const { address } = useAccount();
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <header>
        <h1 className="text-2xl font-semibold">{t('Profile Setup')}</h1>
        <p className="text-text-muted">{t('Show off your stats and collectibles with your unique profile.')}</p>
      </header>
      {place === undefined ? (
        <EmptyState title={t('There are no profiles on this chain.')} />
      ) : address === undefined ? (
        <EmptyState title={t('Please connect your wallet to continue')} action={<ConnectButton />} />
      ) : (
        <Setup place={place} />
      )}
    </div>
  );
}

function Setup({ place }: { readonly place: ProfilePlace }) {
  const { t } = useText();
  const { address } = useAccount();
  const { query, hasRegistered } = useProfileState(place, address);
  const { username } = useProfileAvatar(address);
  const chainState = useChainState(hasFailed(query));
  return (
    <QueryView query={query} data={query.data} height="h-80" failure={t('Your profile could not be read.')}>
      {(known) =>
        hasRegistered && username !== '' ? (
          <EmptyState
            title={t('Your profile is complete.')}
            action={<Button render={<Link to="/profile" />}>{t('See your profile')}</Button>}
          />
        ) : (
          <>
            <ChainNotice state={chainState} shownAt={query.dataUpdatedAt} />
            <Steps place={place} profile={known} />
            <ProfileDialog place={place} />
          </>
        )
      }
    </QueryView>
  );
}

/** The picture that the address names; undefined without one. */
function chosenPicture({ collection = '', picture = '' }: Readonly<Record<string, string | undefined>>) {
  const address = parseAddress(collection);
  return address && /^\d{1,78}$/.test(picture) ? { collection: address, tokenId: BigInt(picture) } : undefined;
}

function Steps({ place, profile }: { readonly place: ProfilePlace; readonly profile: Profile }) {
  const { t } = useText();
  const chain = useChain();
  const { address } = useAccount();
  const { params, setParams } = useQueryParams();
  const [isTold, setTold] = useState(false);
  const costs = useQuery(costsQuery(chain, place));
  const starter = useQuery(starterQuery(chain, place, address));
  const pictures = useQuery(picturesQuery(chain, place, address));
  const teams = useQuery(teamsQuery(chain, place));
  const choice = {
    picture: chosenPicture(params),
    teamId: params.team === undefined ? undefined : Number(params.team),
    name: params.name ?? '',
  };
  const prices =
    costs.data === undefined || starter.data === undefined
      ? undefined
      : { starter: starter.data.price, register: costs.data.register };
  const view = setupView({
    profile,
    owned: pictures.data?.items ?? [],
    teams: teams.data ?? [],
    choice,
    hasClaimed: starter.data?.hasClaimed ?? false,
    prices,
  });
  const nameState = useNameState(choice.name, view.nameProblem);
  const titles: Readonly<Record<SetupStep, string>> = {
    starter: t('Get Starter Collectible'),
    picture: t('Set Profile Picture'),
    team: t('Join Team'),
    name: t('Set Name'),
  };
  const stateNames = {
    waiting: t('waiting'),
    current: t('current step'),
    working: t('working'),
    done: t('done'),
    failed: t('failed'),
  };
  const couldNotRead = [costs, starter].some(hasFailed);
  const content = () => {
    switch (view.current) {
      case 'starter':
        return <StarterStep place={place} price={starter.data?.price} />;
      case 'picture':
        return (
          <PictureStep
            place={place}
            pictures={pictures.data}
            chosen={view.picture}
            onChoose={({ collection, tokenId }) => setParams({ collection, picture: String(tokenId) })}
          />
        );
      case 'team':
        return (
          <TeamStep
            teams={teams.data ?? []}
            chosen={view.team?.id}
            onChoose={(id) => setParams({ team: String(id) })}
          />
        );
      case 'name':
        return (
          <div className="flex flex-col gap-4">
            <NameStep
              name={choice.name}
              onName={(name) => setParams({ name: name === '' ? undefined : name })}
              state={nameState}
              isTold={isTold}
              onTold={setTold}
            />
            {profile.kind === 'none' ? (
              <Button
                kind="primary"
                size="large"
                aria-haspopup="dialog"
                disabledReason={
                  nameState.kind === 'bad' || nameState.kind === 'pending'
                    ? t('Choose a name')
                    : isTold
                      ? undefined
                      : t('Tick the sentence above')
                }
                onClick={() =>
                  view.picture &&
                  view.team &&
                  profileOverlay.open({
                    kind: 'create',
                    picture: view.picture,
                    teamId: view.team.id,
                  })
                }
              >
                {t('Complete Profile')}
              </Button>
            ) : (
              <SignName name={choice.name} canSign={nameState.kind === 'free' && isTold} />
            )}
          </div>
        );
    }
  };
  return (
    <div className="grid items-start gap-5 md:grid-cols-[260px_minmax(0,1fr)]">
      <Card>
        <p className="text-sm text-text-muted">{t('Total cost')}</p>
        <p className="mb-4 text-xl font-semibold">
          {couldNotRead && prices === undefined ? (
            <span role="status" className="text-base text-danger">
              {t('Could not retrieve MONEY costs for profile')}
            </span>
          ) : (
            <MoneyAmount money={place.money} amount={view.toPay} meaning="paid" />
          )}
        </p>
        <ProgressSteps
          label={t('Steps')}
          stateNames={stateNames}
          steps={setupSteps.map((step) => ({
            key: step,
            title: titles[step],
            state: view.done.has(step)
              ? ('done' as const)
              : step === view.current
                ? ('current' as const)
                : ('waiting' as const),
          }))}
        />
        {profile.kind === 'none' && (choice.picture || choice.teamId) ? (
          <Button
            className="mt-4"
            kind="quiet"
            size="small"
            onClick={() => setParams({ collection: undefined, picture: undefined, team: undefined })}
          >
            {t('Choose again')}
          </Button>
        ) : null}
      </Card>
      <Card title={titles[view.current]}>{content()}</Card>
    </div>
  );
}
