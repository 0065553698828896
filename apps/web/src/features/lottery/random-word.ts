/** A random integer of 32 bits from the browser's own source. */
export function randomWord(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word;
}
