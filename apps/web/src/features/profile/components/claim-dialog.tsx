import { bunnyKinds } from '@besc/domain/nfts/bunny-kinds';
import { campaigns } from '@besc/domain/profile/campaigns';
import { DataRow } from '@besc/ui/data-row';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useText } from '../../../blocks/language/use-text';
import { ItemPicture } from '../../../blocks/pictures/item-picture';
import { useAccount } from '../../../blocks/wallet/use-account';
import { formatDecimal } from '../../../lib/format-decimal';
import { campaignText } from '../campaign-text';
import { claimAction, pointsAction } from '../profile.actions';
import type { ProfilePlace } from '../profile-place';
import { useCampaignClaims } from '../use-campaign-claims';
import { useProfileState } from '../use-profile-state';
import { useRootCheck } from '../use-root-check';
import { RootRows } from './root-rows';

/** Takes what a campaign gives. Load it lazily. */
export function ClaimDialog(props: {
  readonly place: ProfilePlace;
  readonly campaignId: number;
  readonly onClose: () => void;
}) {
  const { t, say, locale } = useText();
  const { place, campaignId, onClose } = props;
  const { address } = useAccount();
  const { claims } = useCampaignClaims(place, address);
  const campaign = campaigns.find(({ id }) => id === campaignId);
  const claim = claims?.find(({ id }) => id === campaignId);
  const needsProof = campaign?.milestone !== undefined && claim?.canClaim === false && !claim.hasClaimed;
  const check = useRootCheck(place, needsProof ? campaign : undefined, address);
  const isPaused = useProfileState(place, address).data?.kind === 'paused';
  const state = (): Confirmable => {
    if (isPaused && !claim?.canClaim) return { kind: 'error', text: 'Reactivate Profile' };
    if (campaign !== undefined && claim?.sale !== undefined) {
      if (!claim.canClaim || place.pointCenter === undefined) return { kind: 'error', text: 'Nothing to claim' };
      return { kind: 'ready', action: pointsAction(place.pointCenter, claim.sale, campaign) };
    }
    if (campaign === undefined || place.claims === undefined) return { kind: 'error', text: 'Nothing to claim' };
    if (claim === undefined) return { kind: 'loading' };
    if (claim.canClaim) return { kind: 'ready', action: claimAction(place.claims, campaign) };
    if (check === undefined) return { kind: 'error', text: 'Nothing to claim' };
    if (check.verdict.kind === 'checking') return { kind: 'loading' };
    if (check.verdict.kind === 'bad') return { kind: 'error', text: 'The list is not the chain’s' };
    if (check.proof === undefined) return { kind: 'error', text: 'This account is not in the list.' };
    if (check.canClaim === undefined) return { kind: 'loading' };
    if (!check.canClaim) return { kind: 'error', text: 'Nothing to claim' };
    return { kind: 'ready', action: claimAction(place.claims, campaign, check.proof) };
  };
  const kind = campaign?.bunnyId;
  const name = kind === undefined ? undefined : bunnyKinds[kind]?.name;
  return (
    <ConfirmDialog title={t('Claim achievement')} label={t('Claim')} state={state()} onClose={onClose}>
      {kind === undefined || name === undefined ? null : (
        <div className="mx-auto w-48">
          <ItemPicture of={{ collection: place.bunnies, kind }} name={name} />
        </div>
      )}
      <dl>
        <DataRow label={t('Achievement')}>{campaign ? say(campaignText(campaign).title) : '–'}</DataRow>
        <DataRow label={t('Points')} isStrong>
          {campaign ? formatDecimal(String(campaign.points), locale) : '–'}
        </DataRow>
        {name === undefined ? null : <DataRow label={t('Collectible')}>{name}</DataRow>}
      </dl>
      {check === undefined ? null : <RootRows check={check} />}
    </ConfirmDialog>
  );
}
