/** Id of the only bundle row. */
export const bundleId = '1';
