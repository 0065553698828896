/** Gas price that the product sends with on a chain unless its settings say otherwise, in gwei as decimal text: 1000, on the test chain 5. */
export const usualGasPriceGwei = (chainId: number): string => (chainId === 97 ? '5' : '1000');
