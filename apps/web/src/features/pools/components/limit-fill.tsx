import { stakePercent } from '@besc/domain/shared/stake-limit';
import { useText } from '../../../blocks/language/use-text';
import { formatPercent } from '../../../lib/format-percent';

/** How much of one's limit is used, as a bar with its percent. A limit lowered under a stake is full. */
export function LimitFill({ staked, limit }: { readonly staked: bigint; readonly limit: bigint }) {
  const { t, locale } = useText();
  const percent = stakePercent(staked, limit);
  return (
    <span className="mt-1 block">
      <span className="block h-1 w-full overflow-hidden rounded-full bg-border">
        <span className="block h-full rounded-full bg-primary" style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className="text-xs text-text-muted">
        {t('Your share: %percent%', { percent: formatPercent(String(percent), locale) })}
      </span>
    </span>
  );
}
