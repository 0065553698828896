import type { Address } from '@besc/domain/shared/address';

export const tokenPath = (address: Address) => `/info/tokens/${address}`;
export const poolPath = (address: Address) => `/info/pools/${address}`;
