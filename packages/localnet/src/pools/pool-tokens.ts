import { listTokenAbi } from '@besc/contracts/abi/list-token';
import { listTokenBytecode } from '@besc/contracts/bytecode/list-token';
import { create2Address, create2Data, create2Deployer } from '@besc/contracts/deploy/create2';
import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import { encodeDeployData } from 'viem';
import type { HistoryTransaction } from '../history/block-writer';
import { localToken, localTokens } from '../history/local-market';
import { stamp } from './local-pools';

/** A token of a local pool. */
export interface PoolToken {
  readonly address: Address;
  readonly decimals: number;
  /** At its anchor; undefined for a token without a market. */
  readonly priceUsd: number | undefined;
}

function stampCode(owner: Address) {
  const args = [stamp.name, stamp.symbol, stamp.decimals, stamp.supply, owner] as const;
  return encodeDeployData({ abi: listTokenAbi, bytecode: listTokenBytecode, args });
}

/** Makes the token without decimals; all of it is the owner's. */
export function stampCreation(owner: Address): HistoryTransaction {
  return { from: owner, to: create2Deployer, data: create2Data(stampCode(owner)), gas: 3_000_000n };
}

/** The token of a word of the local pools; throws when there is none. */
export function poolToken(word: string, { deployment, owner }: { deployment: Deployment; owner: Address }): PoolToken {
  if (word === stamp.symbol) return { address: create2Address(stampCode(owner)), decimals: 0, priceUsd: undefined };
  const find = (symbol: string) => {
    const token = deployment.tokens.find((one) => one.symbol === symbol);
    if (!token) throw new RangeError(`The deployment has no ${symbol}`);
    return token;
  };
  if (!word.includes('-')) {
    const { symbol, address, decimals } = find(word === 'BESC' ? 'WBESC' : word);
    const isPriced = localTokens.some((market) => market.symbol === symbol);
    return { address, decimals, priceUsd: isPriced ? localToken(symbol).priceUsd : undefined };
  }
  const both = word.split('-').map((symbol) => find(symbol).address);
  const pair = deployment.pairs.find(({ token0, token1 }) => both.includes(token0) && both.includes(token1));
  if (!pair) throw new RangeError(`The deployment has no pair ${word}`);
  return { address: pair.address, decimals: 18, priceUsd: undefined };
}
