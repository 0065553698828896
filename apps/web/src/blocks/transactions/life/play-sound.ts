import { sounds } from '../../preferences/sounds';

export type Sound = 'sent' | 'succeeded' | 'failed';

/** Plays a short sound unless sounds are off. A browser that refuses to play is no fault of the transaction. */
export function playSound(sound: Sound): void {
  if (!sounds.get()) return;
  void new Audio(`/sounds/${sound}.wav`).play().catch(() => undefined);
}
