import { Link } from 'wouter';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { NoticeBadge } from '../../../blocks/token-select/notice-badge';
import type { ToldToken } from '../../../blocks/token-select/use-told-tokens';
import { tokenPath } from '../info-paths';

/** A token with its mark, leading to its page. */
export function TokenName({ told }: { readonly told: ToldToken }) {
  const { token, symbol, notice } = told;
  return (
    <Link to={tokenPath(token.address)} className="flex min-h-11 min-w-0 items-center gap-3 hover:underline">
      <CurrencyMark currency={token} size={28} />
      <span className="min-w-0">
        <bdi className="block font-semibold [overflow-wrap:anywhere]">{symbol}</bdi>
        <bdi className="block max-w-52 truncate text-xs font-normal text-text-muted">{token.name}</bdi>
      </span>
      <NoticeBadge notice={notice} />
    </Link>
  );
}
