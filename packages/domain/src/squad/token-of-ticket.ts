/** The portrait that a ticket becomes once the offset is known. */
export function tokenOfTicket(ticket: number, { offset, supply }: { offset: number; supply: number }): number {
  return (offset + ticket) % supply;
}

/** The offset of a random word: words above the last whole multiple of the supply are replaced by their hash before, as on the chain. */
export function offsetOfWord(word: bigint, supply: number, hash: (word: bigint) => bigint): number {
  const size = BigInt(supply);
  const most = 2n ** 256n - 1n;
  const end = most - (most % size);
  let value = word;
  while (value >= end) value = hash(value);
  return Number(value % size);
}
