import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import type { Message } from '../../language/message';
import { useText } from '../../language/use-text';
import type { SignedPostState } from './use-signed-post';

/** What the frame of the API refuses, by its code. */
const refusals: Readonly<Record<string, Message>> = {
  BAD_TIMESTAMP: { text: 'Your device’s clock is wrong. Correct it and sign again.' },
};

/** What somebody must know of a post: where it waits, that it is in doubt, why it was refused. `known`: refusals of the route's own. */
export function SignedPostNotice(props: {
  readonly signedPost: { readonly state: SignedPostState; again(): Promise<void>; reset(): void };
  readonly known?: Readonly<Record<string, Message>>;
}) {
  const { t, say } = useText();
  const { state, again, reset } = props.signedPost;
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
    case 'refused': {
      const { refusal = state.error.message } = state.error;
      const reason = { ...refusals, ...props.known }[refusal];
      return (
        <Notice tone="danger" isLive>
          {reason ? say(reason) : t('This wasn’t accepted: %reason%', { reason: refusal })}
        </Notice>
      );
    }
    default:
      return null;
  }
}
