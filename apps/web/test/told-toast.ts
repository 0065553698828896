import type { Toast } from '@besc/ui/toast-queue';
import { isValidElement } from 'react';
import type { Message } from '../src/blocks/language/message';
import { say } from './say';

/** A toast that was shown, with what its texts say in the language of the moment. */
export function toldToast({ title, description, link, ...toast }: Toast) {
  return {
    ...toast,
    title: words(title),
    ...(description === undefined ? {} : { description: words(description) }),
    ...(link && { link: { ...link, label: words(link.label) } }),
  };
}

function words(text: unknown): unknown {
  return isValidElement<{ readonly message: Message | string }>(text) ? say(text.props.message) : text;
}
