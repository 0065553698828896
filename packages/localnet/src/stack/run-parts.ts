/** A part of the stack. */
export interface StackPart<World> {
  readonly name: string;
  /** Parts that must be ready before it starts. */
  readonly needs: readonly string[];
  start(world: World): Promise<void>;
  /** Settles when others may use it; left out when that is so once it has started. */
  ready?(world: World): Promise<void>;
  /** Ends it, also when it only began to start. */
  stop?(world: World): Promise<void>;
}

/** The parts need what is not there, or each other. */
export class PartsError extends Error {
  readonly code = 'PARTS_INVALID';
}

/**
 * Starts all parts, each as soon as what it needs is ready, and gives the function that ends them: the last that began
 * first, and never before its start has settled. When one fails, or `signal` aborts, those that began are ended before this
 * rejects. Rejects with PartsError before anything begins when the list makes no sense.
 */
export async function runParts<World>(
  parts: readonly StackPart<World>[],
  { world, signal }: { world: World; signal?: AbortSignal },
): Promise<() => Promise<void>> {
  requireOrder(parts);
  const begun: { part: StackPart<World>; started: Promise<void> }[] = [];
  const ready = new Map<string, Promise<void>>();
  let isStopping = false;
  const bring = async (part: StackPart<World>): Promise<void> => {
    await Promise.all(part.needs.map((need) => ready.get(need)));
    signal?.throwIfAborted();
    if (isStopping) return;
    const started = part.start(world);
    begun.push({ part, started });
    await started;
    await part.ready?.(world);
  };
  let stopped: Promise<void> | undefined;
  const stop = () => {
    isStopping = true;
    stopped ??= (async () => {
      const problems: unknown[] = [];
      for (const { part, started } of begun.reverse()) {
        await started.catch(() => {});
        await part.stop?.(world).catch((error: unknown) => problems.push(error));
      }
      if (problems.length > 0) throw problems[0];
    })();
    return stopped;
  };
  for (const part of inOrder(parts)) {
    const up = bring(part);
    // Only those who wait for it are told.
    up.catch(() => {});
    ready.set(part.name, up);
  }
  try {
    await Promise.all(ready.values());
    signal?.throwIfAborted();
    return stop;
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

function requireOrder(parts: readonly Pick<StackPart<never>, 'name' | 'needs'>[]): void {
  const names = parts.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new PartsError(`two parts are called ${twice}`);
  for (const { name, needs } of parts) {
    const unknown = needs.find((need) => !names.includes(need));
    if (unknown !== undefined) throw new PartsError(`${name} needs ${unknown}, which is no part`);
  }
}

/** The parts, each after those it needs. */
function inOrder<World>(parts: readonly StackPart<World>[]): StackPart<World>[] {
  const placed: StackPart<World>[] = [];
  while (placed.length < parts.length) {
    const next = parts.find((part) => !placed.includes(part) && part.needs.every((need) => isPlaced(placed, need)));
    if (!next) throw new PartsError('parts need each other');
    placed.push(next);
  }
  return placed;
}

function isPlaced(placed: readonly { readonly name: string }[], name: string): boolean {
  return placed.some((part) => part.name === name);
}
