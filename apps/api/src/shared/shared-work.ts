interface Asked<Result> {
  /** Whose turns it waits for. */
  readonly clients: Set<string>;
  readonly result: Promise<Result>;
  settle(result: Promise<Result>): void;
  hasBegun: boolean;
}

/**
 * Work that several clients may ask for at one time and that is done once. Until it begins each of them waits for a turn of its own,
 * and the first that comes does it: no client waits behind what else another one asked for.
 */
export function sharedWork<Result>() {
  const underWay = new Map<string, Asked<Result>>();

  /** What a client waits for without a turn: work that has begun, or that a turn of his own waits to do. */
  const join = (key: string, client: string): Promise<Result> | undefined => {
    const asked = underWay.get(key);
    return asked && (asked.hasBegun || asked.clients.has(client)) ? asked.result : undefined;
  };

  /** `turn` does what it is given when there is room, or refuses. */
  const ask = (
    key: string,
    { client, turn }: { readonly client: string; readonly turn: (work: () => Promise<unknown>) => Promise<unknown> },
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const joined = join(key, client);
    if (joined) return joined;
    const asked = underWay.get(key) ?? newlyAsked<Result>();
    underWay.set(key, asked);
    asked.clients.add(client);
    const own = turn(async () => {
      if (asked.hasBegun) return;
      asked.hasBegun = true;
      const doing = work().finally(() => underWay.delete(key));
      asked.settle(doing);
      await doing.catch(() => {});
    });
    own.catch((error) => {
      asked.clients.delete(client);
      if (asked.hasBegun || asked.clients.size > 0) return;
      underWay.delete(key);
      asked.settle(Promise.reject(error));
    });
    return Promise.race([own.then(() => asked.result), asked.result]);
  };

  return { join, ask };
}

function newlyAsked<Result>(): Asked<Result> {
  let settle: (result: Promise<Result>) => void = () => {};
  const result = new Promise<Result>((resolve) => {
    settle = resolve;
  });
  return { clients: new Set(), result, settle, hasBegun: false };
}
