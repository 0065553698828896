import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { concat, getContractAddress, type Hex } from 'viem';

/** The deterministic deployment proxy: it creates `data[32..]` with the salt `data[..32]`. */
export const create2Deployer = checksumAddress('0x4e59b44847b379578588920cA78FbF26c0B4956C');

const noSalt: Hex = `0x${'0'.repeat(64)}`;

/** The address a creation code (with its arguments) gets on every chain that has the deployment proxy. */
export function create2Address(initCode: Hex, salt = noSalt): Address {
  return checksumAddress(getContractAddress({ opcode: 'CREATE2', from: create2Deployer, salt, bytecode: initCode }));
}

/** What is sent to the deployment proxy to create a contract. */
export function create2Data(initCode: Hex, salt = noSalt): Hex {
  return concat([salt, initCode]);
}
