import { EmptyState } from '@besc/ui/empty-state';
import { useText } from '../language/use-text';
import { ConnectButton } from './connect-button';

/** Asks a visitor to connect, where something of theirs would stand. */
export function ConnectPrompt() {
  const { t } = useText();
  return (
    <EmptyState title={t('Please connect your wallet to view your recent transactions')} action={<ConnectButton />} />
  );
}
