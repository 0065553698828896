import { isRecipientFlagged } from '@besc/domain/swap/recipient';
import type { ResolvedRecipient } from '@besc/domain/swap/swap-input-error';
import { IconButton } from '@besc/ui/icon-button';
import { TextField } from '@besc/ui/text-field';
import { ExternalLink, X } from 'lucide-react';
import { useChain } from '../../../blocks/chain/chain-context';
import { addressUrl } from '../../../blocks/chain/explorer-url';
import { useText } from '../../../blocks/language/use-text';

/** Who receives the output, when it is not the sender. */
export function RecipientField(props: {
  readonly text: string;
  readonly resolved: ResolvedRecipient;
  readonly onTextChange: (text: string) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useText();
  const { settings } = useChain();
  const { text, resolved } = props;
  const address = resolved.kind === 'address' ? resolved.address : undefined;
  const isFlagged = isRecipientFlagged({ text, loading: resolved.kind === 'pending', resolved: address });
  const link = address && addressUrl(settings, address);
  return (
    <div className="relative">
      <TextField
        label={t('Recipient')}
        placeholder={t('Wallet Address or ENS name')}
        value={text}
        onValueChange={(next) => props.onTextChange(next.replace(/\s+/gu, ''))}
        error={isFlagged ? t('Enter a valid wallet address.') : undefined}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        name="recipient"
        dir="ltr"
        suffix={
          <IconButton
            className="-me-3"
            label={t('Remove recipient')}
            icon={<X size={18} aria-hidden />}
            onClick={props.onRemove}
          />
        }
        hint={
          link ? (
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center gap-1.5 font-medium text-primary hover:underline"
            >
              {t('View on BESCScan')}
              <ExternalLink size={14} aria-hidden />
            </a>
          ) : undefined
        }
      />
    </div>
  );
}
