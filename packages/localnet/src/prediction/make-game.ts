import { predictionAbi } from '@besc/contracts/abi/prediction';
import { predictionClaimsAbi } from '@besc/contracts/abi/prediction-claims';
import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { predictionBytecode } from '@besc/contracts/bytecode/prediction';
import { predictionClaimsBytecode } from '@besc/contracts/bytecode/prediction-claims';
import { priceOracleBytecode } from '@besc/contracts/bytecode/price-oracle';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { reportMessage } from '@besc/sdk/oracle/report-message';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Abi, encodeDeployData, encodeFunctionData, type Hex, toHex } from 'viem';
import type { Chain } from '../chain';

/** A claim of the game before this one, which the claims contract owes. */
export interface OldClaim {
  readonly epoch: bigint;
  readonly account: Address;
  readonly amount: bigint;
}

/** A prediction game with its oracle, whose rounds begin, lock and close when they are told to. */
export interface Game {
  /** With the contracts of the game in it. */
  readonly deployment: Deployment;
  readonly game: Address;
  readonly oracle: Address;
  readonly reporters: readonly Address[];
  /** Unix seconds of the newest block. */
  now(): Promise<number>;
  /** A price (8 decimals) signed by these reporters, their places in ascending order, of now or of the time of the last. */
  report(price: bigint, options?: { signers?: readonly number[]; isOfLast?: boolean }): Promise<void>;
  /** Goes on to the boundary of the current round, reports the price, and executes the round. */
  nextRound(price: bigint): Promise<void>;
  /** Starts a new row of rounds: the first, or one after a pause or a buffer that passed. */
  startRounds(): Promise<void>;
  bet(account: number, bet: { epoch: number; side: 'bull' | 'bear'; amount: bigint }): Promise<void>;
  claim(account: number, epochs: readonly number[]): Promise<void>;
  /** Owner and guardian are the first account. */
  manage(
    functionName: 'pause' | 'unpause' | 'setGuardian' | 'setTreasuryFee' | 'setMinimumMove' | 'setMaximumRound',
    args?: readonly unknown[],
  ): Promise<void>;
  /** Replaces the reporters by the accounts of these places, and waits until they count. */
  setReporters(accounts: readonly number[]): Promise<void>;
}

const gas = toHex(5_000_000);
/** `PriceOracle.REPORTERS_DELAY`, seconds. */
const reportersDelay = 7_200;

/** Deploys game, oracle and old claims on a chain that mines each transaction; accounts 20 to 22 report. */
export async function makeGame(
  chain: Chain,
  deployment: Deployment,
  oldClaims: readonly OldClaim[] = [],
): Promise<Game> {
  const accountAt = (place: number) => {
    const account = chain.accounts[place];
    if (account === undefined) throw new Error(`The chain has no account ${place}`);
    return account;
  };
  const owner = accountAt(0).address;
  const sorted = (places: readonly number[]) =>
    places.map(accountAt).toSorted((a, b) => addressOrder(a.address, b.address));
  let reporters = sorted([20, 21, 22]);
  let lastTime = 0;
  const mined = async (transaction: { from: Hex } & Record<string, unknown>) => {
    const hash = await chain.send({ gas, ...transaction });
    const receipt = await chain.rpc.request<{ status: Hex; contractAddress: Hex | null; blockNumber: Hex }>(
      'eth_getTransactionReceipt',
      [hash],
    );
    if (receipt.status !== '0x1') throw new Error(`Transaction ${hash} failed`);
    return receipt;
  };
  const deployed = async (data: Hex, value: Hex = '0x0', most = 5_000_000) => {
    const { contractAddress, blockNumber } = await mined({ from: owner, data, value, gas: toHex(most) });
    return { address: checksumAddress(contractAddress ?? zeroAddress), startBlock: Number(blockNumber) };
  };
  const call = async (to: Hex, from: Hex, data: Hex, value = 0n) => {
    await mined({ from, to, data, value: toHex(value) });
  };
  const now = async () => {
    const block = await chain.rpc.request<{ timestamp: Hex }>('eth_getBlockByNumber', ['latest', false]);
    return Number(block.timestamp);
  };
  const addresses = () => reporters.map(({ address }) => address);
  const price = await deployed(
    encodeDeployData({ abi: priceOracleAbi, bytecode: priceOracleBytecode, args: [owner, addresses(), 3n] }),
  );
  const game = await deployed(
    encodeDeployData({
      abi: predictionAbi,
      bytecode: predictionBytecode,
      args: [price.address, owner, owner, owner, accountAt(1).address, 300n, 60n, 0n, 0n],
    }),
  );
  const claims = await deployed(
    encodeDeployData({
      abi: predictionClaimsAbi,
      bytecode: predictionClaimsBytecode,
      args: [
        oldClaims.map(({ epoch }) => epoch),
        oldClaims.map(({ account }) => account),
        oldClaims.map(({ amount }) => amount),
      ],
    }),
    toHex(oldClaims.reduce((sum, { amount }) => sum + amount, 0n)),
    5_000_000 + 100_000 * oldClaims.length,
  );
  const play = (from: Hex, functionName: string, args: readonly unknown[], value?: bigint) =>
    call(game.address, from, encodeFunctionData({ abi: predictionAbi as Abi, functionName, args }), value);
  const reportAt = async (time: number, value: bigint, signers: readonly number[]) => {
    const message = reportMessage({ chainId: chain.chainId, oracle: price.address }, { price: value, time });
    const signatures = await Promise.all(signers.map((place) => reporters[place]?.signTypedData(message) ?? '0x'));
    const args = [BigInt(time), signers.map(() => value), signatures] as const;
    await chain.setNextTimestamp(Math.max(time, (await now()) + 1));
    await call(price.address, owner, encodeFunctionData({ abi: priceOracleAbi, functionName: 'submit', args }));
  };
  /** The next block stands after the start, so that it can hold a bet. */
  const execute = async () => {
    await play(owner, 'executeRound', []);
    await chain.increaseTime(2);
  };
  const currentRound = async () => {
    const read = (functionName: string, args: readonly unknown[] = []) =>
      chain.rpc.request<Hex>('eth_call', [
        { to: game.address, data: encodeFunctionData({ abi: predictionAbi as Abi, functionName, args }) },
        'latest',
      ]);
    const epoch = BigInt(await read('currentEpoch'));
    const words = (await read('rounds', [epoch])).slice(2);
    return { lockAt: Number(BigInt(`0x${words.slice(128, 192)}`)) };
  };
  return {
    deployment: {
      ...deployment,
      contracts: { ...deployment.contracts, oracle: { prices: price }, prediction: { game, claims } },
    },
    game: game.address,
    oracle: price.address,
    get reporters() {
      return addresses();
    },
    now,
    async report(value, { signers = reporters.map((_, place) => place), isOfLast = false } = {}) {
      if (!isOfLast) lastTime = (await now()) + 5;
      await reportAt(lastTime, value, signers);
    },
    async nextRound(value) {
      const { lockAt } = await currentRound();
      const time = Math.max(lockAt, (await now()) + 1);
      await reportAt(
        time,
        value,
        reporters.map((_, place) => place),
      );
      await execute();
    },
    startRounds: execute,
    bet: (account, { epoch, side, amount }) =>
      play(accountAt(account).address, side === 'bull' ? 'betBull' : 'betBear', [BigInt(epoch)], amount),
    claim: (account, epochs) => play(accountAt(account).address, 'claim', [epochs.map(BigInt)]),
    manage: (functionName, args = []) => play(owner, functionName, args),
    async setReporters(accounts) {
      const next = sorted(accounts);
      const args = [next.map(({ address }) => address), 3n] as const;
      await call(price.address, owner, encodeFunctionData({ abi: priceOracleAbi, functionName: 'setReporters', args }));
      await chain.increaseTime(reportersDelay);
      await chain.mine();
      reporters = next;
    },
  };
}
