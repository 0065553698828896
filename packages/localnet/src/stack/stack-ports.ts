import { type HeldPort, holdPort } from '../held-port';

/** The parts of a stack that listen; `page` and the gateways are served by the stack's own process. */
const parts = ['page', 'rpc', 'index', 'api', 'gateway', 'secondGateway'] as const;

/** All ports of one stack, held since before its work began. */
export type StackPorts = Readonly<Record<(typeof parts)[number], HeldPort>> & { release(): Promise<void> };

/** Ports that are wanted; any free port where one is not named. */
export type WantedPorts = Partial<Readonly<Record<(typeof parts)[number], number>>>;

/** The next stack's ports are so many higher: more than the parts that have neighbouring ports. */
const step = 10;
const slots = 50;

/**
 * Takes all ports of a stack at once. The page's port is held as long as the stack runs, and the others follow from it:
 * two stacks that start together never want the same ones, also while a part has not yet listened on a port that was
 * released for it. A port of the others that a stranger has is replaced by any free one.
 */
export async function holdStackPorts(wanted: WantedPorts): Promise<StackPorts> {
  const held: HeldPort[] = [];
  const release = async () => {
    for (const port of held.splice(0)) await port.release();
  };
  const hold = async (port: number | undefined) => {
    const one = await holdPort(port);
    held.push(one);
    return one;
  };
  try {
    const { page, offset } = await holdPage(wanted.page, hold);
    const ports: Partial<Record<(typeof parts)[number], HeldPort>> = { page };
    for (const part of parts) {
      const port = wanted[part];
      ports[part] ??= await (port === undefined
        ? hold(undefined)
        : hold(port + offset).catch((error: unknown) => hold(busy(error) ? undefined : port + offset)));
    }
    return { ...(ports as Record<(typeof parts)[number], HeldPort>), release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function holdPage(wanted: number | undefined, hold: (port: number | undefined) => Promise<HeldPort>) {
  if (wanted === undefined) return { page: await hold(undefined), offset: 0 };
  for (let offset = 0; offset < slots * step; offset += step) {
    try {
      return { page: await hold(wanted + offset), offset };
    } catch (error) {
      if (!busy(error)) throw error;
    }
  }
  return { page: await hold(undefined), offset: slots * step };
}

function busy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EADDRINUSE' || code === 'EACCES';
}
