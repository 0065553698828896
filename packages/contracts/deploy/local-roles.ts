import { checksumAddress } from '@besc/wire/shared/checksum-address';
/**
 * Who plays which part on a local chain: the first three accounts of the well-known development mnemonic, and its thirtieth,
 * which converts the collected fees. `localDeployment` is computed for these.
 */
export const localRoles = {
  deployer: checksumAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
  owner: checksumAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
  guardian: checksumAddress('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'),
  operator: checksumAddress('0x9DCCe783B6464611f38631e6C851bf441907c710'),
  treasury: checksumAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8'),
} as const;

/** Who sign the price on a local chain: the accounts after the thirty that it funds, for they need no coin. */
export const localReporters = [
  checksumAddress('0x1BcB8e569EedAb4668e55145Cfeaf190902d3CF2'),
  checksumAddress('0x8263Fce86B1b78F95Ab4dae11907d8AF88f841e7'),
  checksumAddress('0xcF2d5b3cBb4D7bF04e3F7bFa8e27081B52191f91'),
  checksumAddress('0x86c53Eb85D0B7548fea5C4B4F82b4205C8f6Ac18'),
  checksumAddress('0x1aac82773CB722166D7dA0d5b0FA35B0307dD99D'),
] as const;
