import { Badge } from '@besc/ui/badge';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';
import { withParts } from '../../../blocks/language/with-parts';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import type { FarmRow } from '../farm-row';
import { useFarmEnd } from '../use-farm-end';

/** The marks of a farm's two tokens. */
export function FarmMarks({ row, size = 28 }: { readonly row: FarmRow; readonly size?: number }) {
  const tokens = [row.token, row.quoteToken].flatMap((token) => token ?? []);
  return (
    <span className="flex shrink-0 -space-x-2 rtl:space-x-reverse">
      {(tokens.length > 0 ? tokens : [row.lpToken]).map((token) => (
        <CurrencyMark key={token.address} currency={token} size={size} />
      ))}
    </span>
  );
}

/** A farm by its marks, its name, its weight, where its tokens come from and when it ends. */
export function FarmName({ row }: { readonly row: FarmRow }) {
  const { t } = useText();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <FarmMarks row={row} size={32} />
      <span className="flex min-w-28 flex-col">
        <bdi className="font-semibold [overflow-wrap:anywhere]">{row.lpSymbol}</bdi>
        <span className="flex flex-wrap items-center gap-1.5 text-xs font-normal text-text-muted">
          {!row.isLive ? (
            <Badge>{t('Finished')}</Badge>
          ) : row.multiplier === undefined ? null : (
            <Badge tone="reward">
              <bdi dir="ltr">{row.multiplier}</bdi>
            </Badge>
          )}
          {row.isUnread ? <Badge tone="warning">{t('Some of this couldn’t be loaded')}</Badge> : null}
          {row.farm.pair === undefined ? null : row.isCommunity ? t('Community') : t('Core')}
          {row.isLive ? <FarmEnd pid={row.farm.pid} /> : null}
        </span>
      </span>
    </span>
  );
}

/** How long a farm goes on whose end waits in the timelock. */
function FarmEnd({ pid }: { readonly pid: number }) {
  const { t } = useText();
  const end = useFarmEnd(pid);
  if (end === undefined) return null;
  const time = <Countdown until={{ kind: 'time', seconds: BigInt(end) }} over={t('any moment now')} />;
  return <span>{withParts(t('Ends in %time%'), { time })}</span>;
}
