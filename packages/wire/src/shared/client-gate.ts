/** How many pieces of work run at one time and how many wait for it: of all clients, and of one. */
export interface GateRoom {
  readonly running: number;
  readonly runningOfOne: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
}

/** A piece of work has begun. */
export interface Turn {
  /** Called once, when the work has ended. Milliseconds that it had: of the time in which several run, each has its part. */
  end(): number;
}

/** Work that asks for its turn. */
export interface TurnRequest {
  /** Undefined when it gets none: too many wait, or it was given up. */
  readonly turn: Promise<Turn | undefined>;
  /** Waits no longer. What has begun goes on. */
  giveUp(): void;
}

interface Client {
  readonly name: string;
  running: number;
  waiting: number;
  /** The number of the turn that it had last; 0 before its first. */
  lastTurn: number;
}

interface Waiting {
  readonly client: Client;
  resolve(turn: Turn | undefined): void;
}

/**
 * Lets a few pieces of work of all clients (`clientKey`) run at a time, and fewer of one. The next is of the client of whom the
 * fewest run, and of those the one whose last turn was longest ago, in the order they came. Who finds the list of those who wait
 * full gets the place of the newest of the client that waits with the most, unless he waits with as many himself: so a few clients,
 * however much they ask, take neither all turns nor all places. `now` is any clock in milliseconds.
 */
export function clientGate(options: {
  readonly room: GateRoom;
  readonly now: () => number;
}): (client: string) => TurnRequest {
  const { room, now } = options;
  /** Those of whom something runs or waits. */
  const clients = new Map<string, Client>();
  const waiting: Waiting[] = [];
  let runningNow = 0;
  let turns = 0;
  let part = 0;
  let since = now();

  const hasRoom = ({ running }: Client) => runningNow < room.running && running < room.runningOfOne;
  /** The time that one who ran all along has had until now. */
  const partOfOne = () => {
    const at = now();
    part += (at - since) / Math.max(1, runningNow);
    since = at;
    return part;
  };
  const forgetIdle = (client: Client) => {
    if (client.running + client.waiting === 0) clients.delete(client.name);
  };
  const begin = (client: Client): Turn => {
    const begun = partOfOne();
    runningNow += 1;
    turns += 1;
    client.running += 1;
    client.lastTurn = turns;
    clients.set(client.name, client);
    return { end: () => end(client) - begun };
  };
  const answer = (entry: Waiting, turn: Turn | undefined) => {
    waiting.splice(waiting.indexOf(entry), 1);
    entry.client.waiting -= 1;
    forgetIdle(entry.client);
    entry.resolve(turn);
  };
  const end = (client: Client) => {
    const ended = partOfOne();
    runningNow -= 1;
    client.running -= 1;
    forgetIdle(client);
    const [next] = waiting
      .filter((entry) => hasRoom(entry.client))
      .sort(({ client: a }, { client: b }) => a.running - b.running || a.lastTurn - b.lastTurn);
    if (next) answer(next, begin(next.client));
    return ended;
  };
  /** Whether one more may wait for the client; another's newest may have to go. */
  const makePlace = ({ waiting: own }: Client): boolean => {
    if (own >= room.waitingOfOne) return false;
    if (waiting.length < room.waiting) return true;
    const most = Math.max(0, ...waiting.map((entry) => entry.client.waiting));
    // With one more than the newcomer the two would push each other out by turns.
    const newest = most > own + 1 ? waiting.findLast((entry) => entry.client.waiting === most) : undefined;
    if (newest) answer(newest, undefined);
    return newest !== undefined;
  };

  return (name) => {
    const client = clients.get(name) ?? { name, running: 0, waiting: 0, lastTurn: 0 };
    if (hasRoom(client)) return { turn: Promise.resolve(begin(client)), giveUp() {} };
    if (!makePlace(client)) return { turn: Promise.resolve(undefined), giveUp() {} };
    let resolve: Waiting['resolve'] = () => {};
    const turn = new Promise<Turn | undefined>((settle) => {
      resolve = settle;
    });
    const entry: Waiting = { client, resolve };
    waiting.push(entry);
    client.waiting += 1;
    clients.set(name, client);
    return {
      turn,
      giveUp() {
        if (waiting.includes(entry)) answer(entry, undefined);
      },
    };
  };
}
