/**
 * Who plays which part on a local chain: the first accounts of the well-known development mnemonic.
 * `localDeployment` is computed for these.
 */
export const localRoles = {
  deployer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  owner: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  treasury: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
} as const;
