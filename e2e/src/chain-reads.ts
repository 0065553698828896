import { erc20Abi } from '@besc/contracts/abi/erc20';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { TestStack } from '@besc/localnet/start-stack';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createClient, http, type Log, parseEventLogs } from 'viem';
import { getBalance, getTransactionReceipt, readContract } from 'viem/actions';

/** Reads of the chain that tests compare the page with; they never pass through the page's proxies. */
export class ChainReads {
  private readonly client;

  constructor(private readonly stack: TestStack) {
    this.client = createClient({ transport: http(stack.rpcUrl), cacheTime: 0 });
  }

  address(symbol: string): Address {
    const token = this.stack.deployment.tokens.find((candidate) => candidate.symbol === symbol);
    if (token === undefined) throw new Error(`The deployment has no ${symbol}`);
    return token.address;
  }

  balance(symbol: string, owner: Address): Promise<bigint> {
    if (symbol === 'BESC') return getBalance(this.client, { address: owner });
    return readContract(this.client, {
      address: this.address(symbol),
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
    });
  }

  allowance(symbol: string, owner: Address): Promise<bigint> {
    return readContract(this.client, {
      address: this.address(symbol),
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner, addressOf(this.stack.deployment, 'swap', 'router')],
    });
  }

  receipt(hash: Hex) {
    return getTransactionReceipt(this.client, { hash });
  }

  /** What a transaction's logs say arrived at `owner` of a token. */
  received(logs: Log[], { symbol, owner }: { symbol: string; owner: Address }): bigint {
    return parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs })
      .filter(({ address, args }) => checksumAddress(address) === this.address(symbol) && args.to === owner)
      .reduce((sum, { args }) => sum + args.value, 0n);
  }
}
