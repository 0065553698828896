import { checksumAddress } from '@besc/wire/shared/checksum-address';
/**
 * Who plays which part on a local chain: the first and third account of the well-known development mnemonic, its twenty-ninth, from
 * which the keeper adds to the lottery, and its thirtieth, which converts the collected fees. `localDeployment` is computed for these.
 */
export const localRoles = {
  deployer: checksumAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
  owner: checksumAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
  guardian: checksumAddress('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'),
  operator: checksumAddress('0x9DCCe783B6464611f38631e6C851bf441907c710'),
  treasury: checksumAddress('0x40Fc963A729c542424cD800349a7E4Ecc4896624'),
} as const;

/** The second account of the mnemonic, which belongs, like the first, to the person at the screen. */
export const secondPerson = checksumAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
