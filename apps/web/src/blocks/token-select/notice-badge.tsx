import { Badge } from '@besc/ui/badge';
import { TriangleAlert } from 'lucide-react';
import { useText } from '../language/use-text';
import type { TokenNotice } from './token-notice';

/** The warning beside a token that has another's symbol or reads like it; nothing for any other token. */
export function NoticeBadge({ notice }: { readonly notice: TokenNotice }) {
  const { t } = useText();
  if (notice.kind === 'none') return null;
  const text = notice.kind === 'same-symbol' ? 'Same symbol as %symbol%' : 'Looks like %symbol%';
  return (
    <Badge tone="danger" icon={<TriangleAlert size={12} aria-hidden />}>
      {t(text, { symbol: notice.symbol })}
    </Badge>
  );
}
