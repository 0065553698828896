import type { Proposal } from '@besc/domain/voting/proposal';
import type { Vote } from '@besc/domain/voting/vote';
import { resultOf } from '@besc/domain/voting/vote-result';
import { Badge } from '@besc/ui/badge';
import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../../../blocks/language/use-text';
import { proposalPath } from '../proposal-path';
import { ChoiceBar } from './choice-bar';
import { KindBadge, StateBadge } from './state-badge';
import { TimeToVote } from './time-to-vote';

/** A proposal in a list: what is asked, until when, what leads, and whether the account has voted. */
export function ProposalRow({ proposal, own }: { readonly proposal: Proposal; readonly own: Vote | undefined }) {
  const { t } = useText();
  const { id, title, choices, scores, voters, state, kind } = proposal;
  const result = resultOf(scores);
  const leading = result.leading;
  return (
    <Link
      to={proposalPath(id)}
      className="grid gap-x-6 gap-y-2 px-4 py-4 transition-colors hover:bg-surface-hover sm:grid-cols-[minmax(0,1fr)_14rem] sm:px-5"
    >
      <span className="flex min-w-0 flex-col gap-2">
        <bdi className="font-semibold text-pretty [overflow-wrap:anywhere]">{title}</bdi>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
          <StateBadge state={state} />
          <KindBadge kind={kind} />
          <TimeToVote proposal={proposal} />
          <span>{t('%count% votes', { count: voters })}</span>
          {own ? (
            <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
              {t('You voted')}
            </Badge>
          ) : null}
        </span>
      </span>
      <span className="block self-center text-sm text-text-muted">
        {leading !== undefined ? (
          <ChoiceBar
            choice={choices[leading - 1] ?? '–'}
            shareBps={result.choices[leading - 1]?.shareBps ?? 0}
            isLeading
          />
        ) : state === 'pending' ? null : voters === 0 ? (
          t('No votes yet')
        ) : (
          t('No choice leads')
        )}
      </span>
    </Link>
  );
}
