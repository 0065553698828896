import { predictionAbi } from '@besc/contracts/abi/prediction';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { chainRoles } from '@besc/localnet/history/chain-roles';
import { type GameState, readGame } from '@besc/localnet/prediction/game-reads';
import { signedPrice } from '@besc/localnet/prediction/signed-price';
import type { TestStack } from '@besc/localnet/start-stack';
import { createClient, encodeFunctionData, type Hex, http } from 'viem';
import { getBlock, readContract, sendTransaction } from 'viem/actions';
import { mined } from '../mined';

/** Seconds after a boundary in which a round can be executed. */
const bufferSeconds = 60;

/** The rounds of a stack's chain, run past the page by the operator. */
export class Rounds {
  private readonly client;
  private readonly game: Address;
  private readonly operator: Address;

  constructor(private readonly stack: TestStack) {
    this.client = createClient({ transport: http(stack.rpcUrl), cacheTime: 0 });
    this.game = addressOf(stack.deployment, 'prediction', 'game');
    this.operator = chainRoles(stack.chain).operator.address;
  }

  state(): Promise<GameState> {
    return readGame(this.stack.chain, this.stack.deployment);
  }

  /** Begins a new row of rounds; one that still runs becomes too late. */
  async start(): Promise<GameState> {
    const { boundary, isFailed } = await this.state();
    const { timestamp } = await getBlock(this.client);
    if (!isFailed && Number(timestamp) <= boundary + bufferSeconds) await this.miss();
    await this.execute();
    return this.state();
  }

  /** Goes on to the end of the current round and executes it at a price (8 decimals). */
  async next(price: bigint): Promise<GameState> {
    const { chain, deployment } = this.stack;
    const { boundary } = await this.state();
    await this.pass(boundary + 2);
    const oracle = addressOf(deployment, 'oracle', 'prices');
    const { from, to, data, gas } = await signedPrice({
      from: this.operator,
      oracle,
      chainId: chain.chainId,
      price,
      time: boundary,
    });
    await this.send({ from, to, data, gas });
    await this.execute();
    return this.state();
  }

  /** Lets the current round pass its buffer. */
  async miss(): Promise<void> {
    const { boundary } = await this.state();
    await this.pass(boundary + bufferSeconds + 1);
  }

  /** Lets the chain come to a time (seconds); it may be there already. */
  private async pass(time: number): Promise<void> {
    const { timestamp } = await getBlock(this.client);
    if (Number(timestamp) < time) await this.stack.chain.setNextTimestamp(time);
    await this.stack.chain.mine();
  }

  async bet(from: Address, bet: { epoch: number; isBear: boolean; amount: bigint }): Promise<void> {
    const functionName = bet.isBear ? 'betBear' : 'betBull';
    const data = encodeFunctionData({ abi: predictionAbi, functionName, args: [BigInt(bet.epoch)] });
    await this.send({ from, to: this.game, data, gas: 300_000n, value: bet.amount });
  }

  ledger(epoch: number, account: Address) {
    const args = [BigInt(epoch), account] as const;
    return readContract(this.client, { address: this.game, abi: predictionAbi, functionName: 'ledger', args });
  }

  round(epoch: number) {
    const args = [BigInt(epoch)] as const;
    return readContract(this.client, { address: this.game, abi: predictionAbi, functionName: 'rounds', args });
  }

  private execute(): Promise<void> {
    const data = encodeFunctionData({ abi: predictionAbi, functionName: 'executeRound' });
    return this.send({ from: this.operator, to: this.game, data, gas: 700_000n });
  }

  private async send(transaction: { from: Address; to: Address; data: Hex; gas: bigint; value?: bigint }) {
    const { from, ...rest } = transaction;
    const fees = { chain: null, account: from, gasPrice: this.stack.chain.gasPrice };
    const hash = await sendTransaction(this.client, { ...rest, ...fees });
    await mined(this.stack, hash);
  }
}
