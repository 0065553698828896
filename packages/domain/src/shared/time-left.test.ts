import { describe, expect, test } from 'vitest';
import { timeLeft } from './time-left';

const head = { block: 1_000n, seconds: 1_790_000_000n };
const until = (seconds: bigint) => ({ kind: 'time', seconds: head.seconds + seconds }) as const;
const base = { head, sinceHeadSeconds: 0 };

describe('the time left', () => {
  test('of a time is counted from the newest block on', () => {
    expect(timeLeft({ ...base, until: until(90n) })).toEqual({ seconds: 90, isOver: false, isAbout: false });
    expect(timeLeft({ ...base, until: until(90n), sinceHeadSeconds: 1.4 }).seconds).toBe(89);
  });

  test('of a block is about what its blocks take', () => {
    const left = timeLeft({ ...base, until: { kind: 'block', block: 1_010n } });
    expect(left).toEqual({ seconds: 30, isOver: false, isAbout: true });
  });

  test('is over with the block that reaches it, and never below nothing', () => {
    for (const past of [
      until(0n),
      until(-5n),
      { kind: 'block', block: 1_000n },
      { kind: 'block', block: 1n },
    ] as const) {
      expect(timeLeft({ ...base, until: past })).toMatchObject({ seconds: 0, isOver: true });
    }
  });

  test('without a new block it comes to nothing at most, and is not over', () => {
    const left = timeLeft({ ...base, until: until(4n), sinceHeadSeconds: 3_600 });
    expect(left).toEqual({ seconds: 0, isOver: false, isAbout: false });
  });

  test('a chain that stands still does not bring it nearer', () => {
    expect(timeLeft({ ...base, until: until(600n), sinceHeadSeconds: 3_600 }).seconds).toBe(594);
    expect(timeLeft({ ...base, until: until(600n), sinceHeadSeconds: -5 }).seconds).toBe(600);
  });
});
