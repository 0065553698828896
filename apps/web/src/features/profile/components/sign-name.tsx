import { Button } from '@besc/ui/button';
import { registerNameMessage } from '@besc/wire/profile/register-name';
import type { Message } from '../../../blocks/language/message';
import { useText } from '../../../blocks/language/use-text';
import { faceKey } from '../../../blocks/name-service/face-query';
import { SignedPostNotice } from '../../../blocks/transactions/posts/signed-post-notice';
import { useSignedPost } from '../../../blocks/transactions/posts/use-signed-post';
import { nameKey } from '../profile.queries';

const known: Readonly<Record<string, Message>> = {
  NAME_TAKEN: { text: 'Username taken' },
  NAME_NOT_ALLOWED: { text: 'Username not allowed' },
  HAS_NAME: { text: 'This account has a name already.' },
  NO_PROFILE: { text: 'The profile is not on the chain yet. Try again in a moment.' },
};

/** Signs the name and sends it: the profile stands, and only its name is missing. */
export function SignName({ name, canSign }: { readonly name: string; readonly canSign: boolean }) {
  const { t } = useText();
  const post = useSignedPost({ message: registerNameMessage, refresh: [nameKey, faceKey, ['profile-free-name']] });
  const isBusy = post.state.kind === 'signing' || post.state.kind === 'sending';
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-text-muted">
        {t('Your profile is on the chain. Sign your name to finish; signing is free.')}
      </p>
      <SignedPostNotice signedPost={post} known={known} />
      <Button
        kind="primary"
        size="large"
        pending={isBusy && t('Confirming')}
        disabledReason={canSign ? undefined : t('Choose a name')}
        onClick={() => void post.post({ username: name })}
      >
        {t('Sign your name')}
      </Button>
    </div>
  );
}
