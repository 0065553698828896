/** Gas that the market wants for each of several items of one call, whatever they use. */
const itemGas = 420_000n;

/** Most gas that an act on so many items takes. */
export const marketGas = (items: number) => (items === 1 ? 300_000n : itemGas * BigInt(items));
