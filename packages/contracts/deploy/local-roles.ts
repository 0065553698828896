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
