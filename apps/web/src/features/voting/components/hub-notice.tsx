import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import type { Message } from '../../../blocks/language/message';
import { useText } from '../../../blocks/language/use-text';
import type { useHubPost } from '../use-hub-post';

/** What has words of the page; all else is told in those of the hub. */
const known: Readonly<Record<string, Message>> = {
  BAD_TIMESTAMP: { text: 'Your device’s clock is wrong. Correct it and sign again.' },
  NOT_STARTED: { text: 'Voting hasn’t started yet.' },
  ENDED: { text: 'Voting has ended.' },
  NO_POWER: { text: 'This account had no MONEY at the snapshot.' },
  LITTLE_POWER: { text: 'A proposal needs 10 MONEY at the snapshot.' },
  BAD_SIGNATURE: { text: 'Unable to sign payload' },
  UNREADABLE: { text: 'Error occurred, please try again' },
};

/** What somebody must know of a message to the hub: where it waits, that it is in doubt, why it was refused. */
export function HubNotice({ post }: { readonly post: ReturnType<typeof useHubPost> }) {
  const { t, say } = useText();
  const { state, again, reset } = post;
  switch (state.kind) {
    case 'signing':
      return <Notice isLive>{t('Confirm in your wallet')}</Notice>;
    case 'doubtful':
      return (
        <Notice
          tone="warning"
          isLive
          actions={<Button onClick={() => void again()}>{t('Send again')}</Button>}
          dismiss={{ label: t('Dismiss'), onPress: reset }}
        >
          {t('We can’t tell yet whether this went through. Send it again: it never counts twice.')}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="danger" isLive title={t('Error')}>
          {say(known[state.code] ?? state.words)}
        </Notice>
      );
    default:
      return null;
  }
}
