import { keccak256, toHex } from 'viem';

/** The role of a token by which an account may make more of it, as OpenZeppelin's AccessControl knows it. */
export const minterRole = keccak256(toHex('MINTER_ROLE'));
