import { Notice } from '@besc/ui/notice';
import { useText } from '../../../blocks/language/use-text';
import type { FoundCurrency } from '../../../blocks/token-select/use-currency';

/** Says of an address that names no token, or one that could not be read. */
export function CurrencyNotices({ found }: { readonly found: readonly FoundCurrency[] }) {
  const { t } = useText();
  const told = found.filter((side) => side.kind === 'missing' || side.kind === 'failed');
  if (told.length === 0) return null;
  return (
    <div className="mt-3 flex flex-col gap-2">
      {told.map((side) => (
        <Notice
          key={side.address}
          tone={side.kind === 'missing' ? 'danger' : 'warning'}
          isLive
          title={t(
            side.kind === 'missing'
              ? 'There is no token at this address'
              : 'The token could not be read from the chain',
          )}
        >
          <span dir="ltr">{side.address}</span>
        </Notice>
      ))}
    </div>
  );
}
