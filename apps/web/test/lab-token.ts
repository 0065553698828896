import { listTokenAbi } from '@besc/contracts/abi/list-token';
import { listTokenBytecode } from '@besc/contracts/bytecode/list-token';
import type { Token } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeDeployData } from 'viem';
import type { FaultLab } from './fault-lab';

/** Puts a token on a lab's chain that no list knows, all of it with the account. */
export async function labToken(lab: FaultLab, symbol: string, supply: bigint, decimals = 18): Promise<Token> {
  const args = [symbol, symbol, decimals, supply, lab.account] as const;
  const hash = await lab.send({ data: encodeDeployData({ abi: listTokenAbi, bytecode: listTokenBytecode, args }) });
  const receipt = await lab.chain.rpc.request<{ contractAddress: string }>('eth_getTransactionReceipt', [hash]);
  const address = checksumAddress(receipt.contractAddress);
  return { kind: 'token', chainId: lab.settings.chain.id, address, decimals, symbol, name: symbol };
}
