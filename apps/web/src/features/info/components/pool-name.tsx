import type { Address } from '@besc/domain/shared/address';
import { Link } from 'wouter';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { NoticeBadge } from '../../../blocks/token-select/notice-badge';
import type { ToldToken } from '../../../blocks/token-select/use-told-tokens';
import { poolPath } from '../info-paths';

/** A pool with the marks of its tokens, leading to its page. */
export function PoolName(props: { readonly pool: Address; readonly tokens: readonly [ToldToken, ToldToken] }) {
  const [one, other] = props.tokens;
  return (
    <Link to={poolPath(props.pool)} className="flex min-h-11 min-w-0 items-center gap-3 hover:underline">
      <span className="flex shrink-0">
        <CurrencyMark currency={one.token} size={28} />
        <span className="-ms-2">
          <CurrencyMark currency={other.token} size={28} />
        </span>
      </span>
      <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">
        <bdi>{one.symbol}</bdi>/<bdi>{other.symbol}</bdi>
      </span>
      <NoticeBadge notice={one.notice.kind === 'none' ? other.notice : one.notice} />
    </Link>
  );
}
