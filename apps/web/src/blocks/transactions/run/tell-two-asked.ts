import type { Settings } from '@besc/wire/settings/settings';
import { closeToast } from '../../toast/close-toast';
import { showToast } from '../../toast/show-toast';
import type { Step } from '../steps/action';

/**
 * Says that the wallet asks once more than the screen showed, and what for: also where no dialog follows the run. Answers how to
 * take it away.
 */
export function tellTwoAsked(settings: Settings, { summary: what }: Step, { summary: title }: Step): () => void {
  const id = `two-asked:${what.text}`;
  const description = { text: 'Your wallet will ask twice. First: %what%.', parts: { what } };
  showToast(settings, { kind: 'info', id, title, description, isLasting: true });
  return () => closeToast({ id });
}
