import type { ProposalState } from '@besc/domain/voting/proposal';
import { Badge, type BadgeTone } from '@besc/ui/badge';
import type { Message } from '../../../blocks/language/message';
import { useText } from '../../../blocks/language/use-text';

/** What the states of a proposal are called. */
export const stateNames: Record<ProposalState, Message> = {
  active: { text: 'Vote now' },
  pending: { text: 'Soon' },
  closed: { text: 'Closed' },
};

const tones: Record<ProposalState, BadgeTone> = { active: 'primary', pending: 'info', closed: 'neutral' };

export function StateBadge({ state }: { readonly state: ProposalState }) {
  const { say } = useText();
  return <Badge tone={tones[state]}>{say(stateNames[state])}</Badge>;
}

export function KindBadge({ kind }: { readonly kind: 'core' | 'community' }) {
  const { t } = useText();
  return <Badge>{kind === 'core' ? t('Core') : t('Community')}</Badge>;
}
