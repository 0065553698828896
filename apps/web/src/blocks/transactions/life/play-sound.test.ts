import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferencesStore } from '../../preferences/preferences-store';
import { playSound } from './play-sound';

const played: string[] = [];
let answer: () => Promise<void>;

beforeEach(() => {
  played.length = 0;
  answer = () => Promise.resolve();
  preferencesStore.setState({}, true);
  vi.stubGlobal(
    'Audio',
    class {
      constructor(readonly source: string) {}
      play() {
        played.push(this.source);
        return answer();
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('SET-10 SET-21 a sound is played while sounds are on, and none while they are off', () => {
  playSound('sent');
  expect(played).toEqual(['/sounds/sent.wav']);
  preferencesStore.setState({ audioPlay: false });
  playSound('succeeded');
  expect(played).toEqual(['/sounds/sent.wav']);
  preferencesStore.setState({ audioPlay: true });
  playSound('failed');
  expect(played).toEqual(['/sounds/sent.wav', '/sounds/failed.wav']);
});

test('a browser that refuses to play is no fault', async () => {
  answer = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
  playSound('sent');
  await Promise.resolve();
  expect(played).toHaveLength(1);
});
