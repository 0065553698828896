/** Bytes as 0x text: a hash, call data, a signature. An address is an `Address` (`shared/address`). */
export type Hex = `0x${string}`;
