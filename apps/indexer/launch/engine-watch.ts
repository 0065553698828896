/** Milliseconds on one clock. */
interface EngineRules {
  /** How long an engine that has kept up may stay behind a chain that moves on. */
  readonly redMs: number;
  /** How long it may say nothing at all, once it has spoken. */
  readonly silentMs: number;
}

/** Judges an engine by the health that it reports, look by look. */
export interface EngineWatch {
  /** A report of `status` at the time `now`. */
  heard(status: string, now: number): void;
  /** Why the engine has to be started again, undefined while it need not be. */
  problem(now: number): string | undefined;
}

/** What a fresh start can help against; a node that is away or stands still is not of our making. */
const ours = ['stalled', 'forked'];

/**
 * Pure. An engine is judged red only after it once stood at the head of the chain: while it still reads history, starting it
 * again would only cost what it has read.
 */
export function engineWatch({ redMs, silentMs }: EngineRules): EngineWatch {
  let hasKeptUp = false;
  let redSince: number | undefined;
  let heardAt: number | undefined;
  return {
    heard(status, now) {
      heardAt = now;
      hasKeptUp ||= status === 'ok';
      redSince = ours.includes(status) ? (redSince ?? now) : undefined;
    },
    problem(now) {
      if (heardAt !== undefined && now - heardAt > silentMs) return 'has not said anything for a long time';
      if (hasKeptUp && redSince !== undefined && now - redSince > redMs) return 'stays behind the chain';
      return undefined;
    },
  };
}
