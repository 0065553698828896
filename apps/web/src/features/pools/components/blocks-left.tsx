import { blocksUntil } from '@besc/domain/pools/pool-phase';
import { Timer } from 'lucide-react';
import { Link } from 'wouter';
import { Countdown } from '../../../blocks/clock/countdown';
import { useChainHead } from '../../../blocks/clock/use-chain-head';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';
import type { PoolRow } from '../pool-row';

/** 'Starts in' or 'Ends in' of a pool that is not over and whose blocks are known; undefined otherwise. */
export function phaseHeading({ phase }: PoolRow): 'Starts in' | 'Ends in' | undefined {
  if (phase.kind === 'upcoming') return 'Starts in';
  return phase.kind === 'live' ? 'Ends in' : undefined;
}

/** The blocks until a pool starts or ends, leading to the page of that block; below it about how long that is. */
export function BlocksLeft({ row }: { readonly row: PoolRow }) {
  const { t, locale } = useText();
  const head = useChainHead();
  const { phase } = row;
  if (phase.kind !== 'upcoming' && phase.kind !== 'live') return <span className="text-text-muted">–</span>;
  const left = head === undefined ? undefined : blocksUntil(phase.until, head.block);
  return (
    <Link
      to={`/block/${phase.until}`}
      // 36 px high; a finger gets 44.
      // A column of lines stands by its first one, as its label does.
      className="group relative inline-flex flex-col items-end underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-1 hover:underline"
    >
      <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap tabular-nums">
        {left === undefined
          ? t('Block %number%', { number: formatDecimal(String(phase.until), locale) })
          : t('%count% blocks', { count: Number(left) })}
        <Timer size={14} aria-hidden className="text-primary" />
      </span>
      <span className="block text-xs text-text-muted">
        <Countdown until={{ kind: 'block', block: phase.until }} over={t('Now')} />
      </span>
    </Link>
  );
}
