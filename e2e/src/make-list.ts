/** A list of tokens that are in no other list. */
export function makeList(
  name: string,
  options: { version?: readonly [number, number, number]; symbols?: readonly string[] } = {},
) {
  const [major, minor, patch] = options.version ?? [1, 0, 0];
  return {
    name,
    timestamp: '2026-01-02T03:04:05.000Z',
    version: { major, minor, patch },
    tokens: (options.symbols ?? ['FINE']).map((symbol, index) => ({
      chainId: 2372,
      address: `0x${String(index + 7).repeat(40)}`,
      decimals: 18,
      symbol,
      name: `${symbol} token`,
    })),
  };
}
