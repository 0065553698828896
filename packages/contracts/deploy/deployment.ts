import type { Address, Hex } from 'viem';

/** What a token must be warned about: nothing, a tax on transfers, or a known compromise. */
export type TokenKind = 'standard' | 'high-slippage' | 'compromised';

/** A deployed token; `listed` tokens belong on the default list. */
export interface DeployedToken {
  address: Address;
  symbol: string;
  name: string;
  decimals: number;
  kind: TokenKind;
  listed: boolean;
}

/** A deployed pair with its tokens in the order of their addresses. */
export interface DeployedPair {
  address: Address;
  token0: Address;
  token1: Address;
}

/** The name service: registry, the registrar of the suffix (without its dot), public resolver, registrar of addr.reverse. */
export interface DeployedNames {
  suffix: string;
  registry: Address;
  registrar: Address;
  resolver: Address;
  reverseRegistrar: Address;
}

/** Where everything of one chain is: the content of the deployment file. Addresses are checksummed. */
export interface Deployment {
  version: 1;
  chainId: 2372 | 97;
  genesisHash: Hex;
  startBlock: number;
  pairInitCodeHash: Hex;
  contracts: { factory: Address; router: Address; feeCollector: Address; multicall: Address; wbesc: Address };
  names: DeployedNames;
  tokens: DeployedToken[];
  pairs: DeployedPair[];
}
