/** What could not be read at the last try, by name. */
const failing = new Set<string>();

/** Reads a balance. It is read again and again, so that a failure is logged once until it answers again. */
export async function loggedBalance(name: string, read: () => Promise<bigint>): Promise<bigint> {
  try {
    const balance = await read();
    failing.delete(name);
    return balance;
  } catch (error) {
    if (!failing.has(name)) console.warn(`The balance of ${name} could not be read.`, error);
    failing.add(name);
    throw error;
  }
}
