/** Gas of a swap without its pairs, and of each pair. */
const [baseGas, pairGas] = [70_000n, 65_000n];

/** About what a swap over so many pairs takes of tokens without extras: for a figure before the chain is asked. */
export function usualSwapGas(pairs: number): bigint {
  return baseGas + BigInt(pairs) * pairGas;
}
