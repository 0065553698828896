import { Notice } from '@besc/ui/notice';
import type { Message } from '../language/message';
import { useText } from '../language/use-text';

/** Why nothing was sent; nothing while there is no such reason. */
export function RefusalNotice({
  refusal,
  className,
}: {
  readonly refusal: Message | undefined;
  readonly className?: string;
}) {
  const { say } = useText();
  if (refusal === undefined) return null;
  return (
    <Notice tone="danger" isLive {...(className === undefined ? {} : { className })}>
      {say(refusal)}
    </Notice>
  );
}
