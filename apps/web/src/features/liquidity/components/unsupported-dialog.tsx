import type { Token } from '@besc/domain/shared/token';
import { Dialog } from '@besc/ui/dialog';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { useText } from '../../../blocks/language/use-text';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';

/** Says why assets are not available here, and which. Load it lazily. */
export function UnsupportedDialog(props: { readonly tokens: readonly Token[]; readonly onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      width="narrow"
      title={t('Unsupported Assets')}
      closeLabel={t('Close')}
    >
      <ul className="flex flex-col gap-3">
        {props.tokens.map((token) => (
          <li key={token.address} className="flex items-center gap-3">
            <CurrencyMark currency={token} size={32} />
            <span className="min-w-0">
              <CurrencySymbol symbol={token.symbol} className="font-semibold" />
              <span dir="ltr" className="block text-xs text-text-muted [overflow-wrap:anywhere]">
                {token.address}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-text-muted">
        {t(
          'Some assets are not available through this interface because they may not work well with our smart contract or we are unable to allow trading for legal reasons.',
        )}
      </p>
    </Dialog>
  );
}
