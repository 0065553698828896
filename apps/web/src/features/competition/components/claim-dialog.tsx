import { bunnyKinds } from '@besc/domain/nfts/bunny-kinds';
import type { Hex } from '@besc/domain/shared/hex';
import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { deployedToken } from '../../../blocks/chain/deployed-token';
import { useText } from '../../../blocks/language/use-text';
import { useAccount } from '../../../blocks/wallet/use-account';
import { formatDecimal } from '../../../lib/format-decimal';
import { hasFailed } from '../../../lib/has-failed';
import { claimAction } from '../competition.actions';
import { claimQuery } from '../competition.queries';
import { tierTexts } from '../tier-text';
import { useResult } from '../use-result';
import type { DialogProps } from './dialog-props';
import { ResultRows } from './result-rows';

/** After the first claim none is needed. */
const none: readonly Hex[] = [];

/** Takes everything that a rank brings, by a proof that is made here, or later what could not be given then. Load it lazily. */
export function ClaimDialog({ place, view, onClose }: DialogProps) {
  const { t, say, locale } = useText();
  const chain = useChain();
  const { address: account } = useAccount();
  const { competition, own } = view;
  const { id } = competition;
  const result = useResult(competition, account);
  const isLater = own?.hasClaimed ?? false;
  const tier = isLater ? own?.tier : result?.own?.tier;
  const proof = isLater ? none : result?.proof;
  const claim = useQuery(claimQuery(chain, place, { id, account, tier, proof }));
  const money = deployedToken(chain.settings, 'money');
  const { data } = claim;
  const state = (): Confirmable => {
    if (!isLater) {
      if (result === undefined) return { kind: 'error', text: 'There is no result yet' };
      if (result.verdict.kind === 'bad') return { kind: 'error', text: 'The list is not the chain’s' };
      if (result.verdict.kind === 'checking') return { kind: 'loading' };
    }
    if (tier === undefined || proof === undefined) return { kind: 'error', text: 'This account has no rank' };
    if (data === undefined)
      return hasFailed(claim) ? { kind: 'error', text: 'The chain could not be read.' } : { kind: 'loading' };
    if (!data.canClaim) return { kind: 'error', text: isLater ? 'Claimed' : 'Nothing to claim' };
    return { kind: 'ready', action: claimAction(place, { id, tier, proof }) };
  };
  const kind = data?.bunnyId;
  return (
    <ConfirmDialog title={t('Claim prize')} label={t('Claim')} state={state()} onClose={onClose}>
      <dl>
        <DataRow label={t('Tier')}>{tier === undefined ? '–' : say(tierTexts[tier].name)}</DataRow>
        {isLater ? null : (
          <DataRow label={t('You receive')} isStrong>
            <ShownAmount amount={data?.money} decimals={money.decimals} meaning="held" symbol={money.symbol} />
          </DataRow>
        )}
        <DataRow label={t('Points')}>{data === undefined ? '–' : formatDecimal(String(data.points), locale)}</DataRow>
        {kind === undefined ? null : (
          <DataRow label={t('Collectible')}>{bunnyKinds[kind]?.name ?? t('Collectible')}</DataRow>
        )}
      </dl>
      {isLater || result === undefined ? null : <ResultRows competition={competition} result={result} />}
    </ConfirmDialog>
  );
}
