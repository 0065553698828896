/** How many there are: a hundred hundreds, which the shuffle makes use of. */
export const squadSize = 10_000;

/** Where a number below 10 000 comes to lie when all are shuffled; another order for each salt, and always the same. */
export function squadShuffle(id: number, salt: number): number {
  let left = Math.floor(id / 100);
  let right = id % 100;
  for (let round = 1; round <= 6; round++) {
    let hash = Math.imul(right + 1 + 128 * round + 1024 * salt, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    const moved = (left + ((hash ^ (hash >>> 16)) >>> 0)) % 100;
    left = right;
    right = moved;
  }
  return left * 100 + right;
}
