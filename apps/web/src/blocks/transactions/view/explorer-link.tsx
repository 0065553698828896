import { TextLink } from '@besc/ui/text-link';
import { useChain } from '../../chain/chain-context';
import { transactionUrl } from '../../chain/explorer-url';
import { useText } from '../../language/use-text';

/** The way to a transaction in the explorer; nothing where there is no explorer. */
export function ExplorerLink({ hash, className = '' }: { readonly hash: string; readonly className?: string }) {
  const { t } = useText();
  const { settings } = useChain();
  const link = transactionUrl(settings, hash);
  return link ? (
    <TextLink href={link} isExternal className={className}>
      {t('View on BESCScan')}
    </TextLink>
  ) : null;
}
