import { erc20Abi } from '@besc/contracts/abi/erc20';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { TestStack } from '@besc/localnet/start-stack';
import { createClient, http, maxUint256, parseEther, zeroAddress } from 'viem';
import { getContractEvents, readContract, writeContract } from 'viem/actions';
import { mined } from '../mined';

/** The farms of a stack's chain, past the page. */
export class FarmChain {
  private readonly client;
  readonly master: Address;

  constructor(
    private readonly stack: TestStack,
    private readonly account: Address,
  ) {
    this.client = createClient({ transport: http(stack.rpcUrl), cacheTime: 0 });
    this.master = addressOf(stack.deployment, 'farms', 'master');
  }

  token(symbol: string): Address {
    const token = this.stack.deployment.tokens.find((entry) => entry.symbol === symbol);
    if (token === undefined) throw new Error(`The deployment has no ${symbol}`);
    return token.address;
  }

  /** Of the pair of a token and the wrapped coin. */
  lp(symbol: string): Address {
    const both = [this.token(symbol), addressOf(this.stack.deployment, 'tokens', 'wbesc')];
    const pair = this.stack.deployment.pairs.find(
      ({ token0, token1 }) => both.includes(token0) && both.includes(token1),
    );
    if (pair === undefined) throw new Error(`The deployment has no pair of ${symbol}`);
    return pair.address;
  }

  balance(token: Address): Promise<bigint> {
    const args = [this.account] as const;
    return readContract(this.client, { address: token, abi: erc20Abi, functionName: 'balanceOf', args });
  }

  async staked(pid: bigint): Promise<bigint> {
    const args = [pid, this.account] as const;
    const read = { address: this.master, abi: farmMasterAbi, functionName: 'userInfo', args } as const;
    return (await readContract(this.client, read))[0];
  }

  earned(pid: bigint): Promise<bigint> {
    const args = [pid, this.account] as const;
    return readContract(this.client, { address: this.master, abi: farmMasterAbi, functionName: 'pendingMoney', args });
  }

  /** The MONEY that farms have minted for the account, by the raw events: the transfer, the token's emission, the farm's own. */
  async minted(): Promise<bigint> {
    const range = { fromBlock: 0n, toBlock: 'latest' } as const;
    const mints = await getContractEvents(this.client, {
      address: this.token('MONEY'),
      abi: erc20Abi,
      eventName: 'Transfer',
      ...range,
      args: { from: zeroAddress, to: this.account },
    });
    const acts = await Promise.all(
      (['Deposit', 'Withdraw'] as const).map((eventName) => {
        const args = { user: this.account };
        return getContractEvents(this.client, { address: this.master, abi: farmMasterAbi, eventName, args, ...range });
      }),
    );
    // The first farm is MONEY's own pool, which is none of the page of farms.
    const farms = acts.flat().filter(({ args }) => args.pid !== 0n);
    const places = new Set(farms.map(({ transactionHash, logIndex }) => `${transactionHash} ${logIndex - 2}`));
    return mints
      .filter(({ transactionHash, logIndex }) => places.has(`${transactionHash} ${logIndex}`))
      .reduce((sum, { args }) => sum + (args.value ?? 0n), 0n);
  }

  /** Puts a token and as many BESC as belong to it into their pool. */
  async addLiquidity(symbol: string, tokens = '20'): Promise<void> {
    const token = this.token(symbol);
    await this.approve(token, this.router);
    await this.write({
      address: this.router,
      abi: routerAbi,
      functionName: 'addLiquidityETH',
      value: parseEther('1000'),
      args: [token, parseEther(tokens), 0n, 0n, this.account, 2n ** 64n],
    });
  }

  /** Lets a contract move all of a token. */
  async approve(token: Address, spender: Address): Promise<void> {
    await this.write({ address: token, abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] });
  }

  /** Stakes outside of the page. */
  async stake(pid: bigint, lp: Address, amount: bigint): Promise<void> {
    await this.approve(lp, this.master);
    await this.write({ address: this.master, abi: farmMasterAbi, functionName: 'deposit', args: [pid, amount] });
  }

  private get router(): Address {
    return addressOf(this.stack.deployment, 'swap', 'router');
  }

  /** Sends a contract's call in the account's name, in a block of its own. */
  async write(call: object): Promise<void> {
    // The node's estimate is of the block before; the first stake in a pool's first block needs more.
    const terms = { chain: null, account: this.account, gasPrice: this.stack.chain.gasPrice, gas: 5_000_000n };
    const hash = await writeContract(this.client, { ...call, ...terms } as never);
    await mined(this.stack, hash);
  }
}
