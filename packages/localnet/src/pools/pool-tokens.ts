import { listTokenAbi } from '@besc/contracts/abi/list-token';
import { listTokenBytecode } from '@besc/contracts/bytecode/list-token';
import { create2Address, create2Data, create2Deployer } from '@besc/contracts/deploy/create2';
import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import { encodeDeployData } from 'viem';
import type { HistoryTransaction } from '../history/block-writer';
import { localTokens } from '../history/local-market';
import { stamp } from './local-pools';

function stampCode(owner: Address) {
  const args = [stamp.name, stamp.symbol, stamp.decimals, stamp.supply, owner] as const;
  return encodeDeployData({ abi: listTokenAbi, bytecode: listTokenBytecode, args });
}

/** Makes the token without decimals; all of it is the owner's. */
export function stampCreation(owner: Address): HistoryTransaction {
  return { from: owner, to: create2Deployer, data: create2Data(stampCode(owner)), gas: 3_000_000n };
}

/** The token of a word of the local pools, with its price at the anchor where it has a market; throws when there is none. */
export function poolToken(
  word: string,
  { deployment, owner }: { deployment: Deployment; owner: Address },
): { readonly address: Address; readonly decimals: number; readonly priceUsd: number | undefined } {
  if (word === stamp.symbol) return { address: create2Address(stampCode(owner)), decimals: 0, priceUsd: undefined };
  const [token, other] = word.split('-').map((part) => {
    const symbol = part === 'BESC' ? 'WBESC' : part;
    const priceUsd = localTokens.find((market) => market.symbol === symbol)?.priceUsd;
    return { priceUsd, ...deployment.tokens.find((one) => one.symbol === symbol) };
  });
  const both = [token?.address, other?.address];
  const pair = deployment.pairs.find(({ token0, token1 }) => both.includes(token0) && both.includes(token1));
  const { address, decimals, priceUsd } = other ? { address: pair?.address, decimals: 18 } : (token ?? {});
  if (address === undefined || decimals === undefined) throw new RangeError(`The deployment has no ${word}`);
  return { address, decimals, priceUsd };
}
