import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { multicallAbi } from '@besc/contracts/abi/multicall';
import { commitRandomBytecode } from '@besc/contracts/bytecode/commit-random';
import { lotteryBytecode } from '@besc/contracts/bytecode/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Chain } from '@besc/localnet/chain';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  type Abi,
  createPublicClient,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  maxUint256,
  numberToHex,
} from 'viem';

/** Accounts that buy; the last of them buys through another contract, which then owns the tickets. */
export const players = [2, 3, 4, 'contract'] as const;
export type Player = (typeof players)[number];

const one = 10n ** 18n;
const gas = numberToHex(20_000_000);
const breakdown = [0n, 1000n, 2000n, 7000n] as const;
const pauseSeconds = 60;
/** As long as the secret may be kept back. */
const revealSeconds = 7200;
const revealBlocks = 260;
const refundSeconds = 86_400;

export type OddLottery = Awaited<ReturnType<typeof startOddLottery>>;

/**
 * Deploys a lottery with two sources of random words on a chain that mines each transaction; owner and operator are the first
 * account, guardian is the second. What is asked for must be possible, or it throws.
 */
export async function startOddLottery(chain: Chain, before: Deployment) {
  const money = addressOf(before, 'tokens', 'money');
  const multicall = addressOf(before, 'shared', 'multicall');
  const client = createPublicClient({ transport: http(chain.rpcUrl, { batch: true }), cacheTime: 0 });
  const accountAt = (place: number) => chain.accounts[place]?.address ?? '0x';
  const owner = accountAt(0);
  const mined = async (transaction: { from: Hex } & Record<string, unknown>) => {
    const receipt = await client.getTransactionReceipt({ hash: await chain.send({ gas, ...transaction }) });
    if (receipt.status !== 'success')
      throw new Error(`A transaction failed: ${JSON.stringify(transaction).slice(0, 200)}`);
    return receipt;
  };
  const deployed = async (data: Hex) => {
    const { contractAddress, blockNumber } = await mined({ from: owner, data });
    return { address: checksumAddress(contractAddress ?? '0x'), startBlock: Number(blockNumber) };
  };
  const newSource = () =>
    deployed(
      encodeDeployData({
        abi: commitRandomAbi,
        bytecode: commitRandomBytecode,
        args: [owner, owner, money, 500n * one],
      }),
    );
  const [source, next] = [await newSource(), await newSource()];
  const game = await deployed(
    encodeDeployData({
      abi: lotteryAbi,
      bytecode: lotteryBytecode,
      args: [money, source.address, owner, owner, accountAt(1), 300n, BigInt(pauseSeconds), 10n * one],
    }),
  );
  const call = (from: Hex, to: Hex, abi: Abi, functionName: string, args: readonly unknown[] = []) =>
    mined({ from, to, data: encodeFunctionData({ abi, functionName, args }) });
  const play = (from: Hex, functionName: string, args: readonly unknown[] = []) =>
    call(from, game.address, lotteryAbi as Abi, functionName, args);
  /** The same by a contract that is not the account's. */
  const through = (target: Hex, abi: Abi, functionName: string, args: readonly unknown[]) => {
    const callData = encodeFunctionData({ abi, functionName, args });
    return call(accountAt(5), multicall, multicallAbi as Abi, 'aggregate', [[{ target, callData }]]);
  };
  for (const { address } of [source, next]) {
    await call(owner, address, commitRandomAbi as Abi, 'setConsumer', [game.address, true]);
    await call(owner, money, erc20Abi as Abi, 'approve', [address, maxUint256]);
  }
  for (const to of [owner, accountAt(2), accountAt(3), accountAt(4), multicall]) {
    await call(accountAt(29), money, erc20Abi as Abi, 'transfer', [to, 50_000n * one]);
  }
  for (const place of [0, 1, 2, 3, 4]) {
    await call(accountAt(place), money, erc20Abi as Abi, 'approve', [game.address, maxUint256]);
  }
  await through(money, erc20Abi as Abi, 'approve', [game.address, maxUint256]);

  const at = { address: game.address, abi: lotteryAbi } as const;
  const now = async () => Number((await client.getBlock()).timestamp);
  const goTo = async (seconds: number) => {
    if ((await now()) >= seconds) return;
    await chain.setNextTimestamp(seconds);
    await chain.mine();
  };
  const current = async () => {
    const id = await client.readContract({ ...at, functionName: 'currentLotteryId' });
    return { id, round: await client.readContract({ ...at, functionName: 'viewLottery', args: [id] }) };
  };
  const randomAt = async () => ({
    address: await client.readContract({ ...at, functionName: 'randomSource' }),
    abi: commitRandomAbi,
  });
  /** Where the newest round's word comes from, and its number there. */
  const wordAt = async () => {
    const args = [(await current()).id] as const;
    const [address, id] = await Promise.all([
      client.readContract({ ...at, functionName: 'randomSourceOf', args }),
      client.readContract({ ...at, functionName: 'randomIdOf', args }),
    ]);
    return { address, id };
  };
  /** Secrets follow from source and number, so that what is taken back can be told again. */
  const secretOf = (address: Hex, id: bigint) =>
    keccak256(
      encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }, { type: 'uint256' }], [address, id, salt]),
    );
  let salt = 0n;
  const addressOfPlayer = (player: Player) => (player === 'contract' ? multicall : accountAt(player));
  const act = (player: Player, functionName: string, args: readonly unknown[]) =>
    player === 'contract'
      ? through(game.address, lotteryAbi as Abi, functionName, args)
      : play(accountAt(player), functionName, args);
  const commit = async () => {
    const random = await randomAt();
    const id = await client.readContract({ ...random, functionName: 'committed' });
    const hash = keccak256(encodeAbiParameters([{ type: 'bytes32' }], [secretOf(random.address, id)]));
    await call(owner, random.address, commitRandomAbi as Abi, 'commit', [hash]);
  };
  return {
    deployment: {
      ...before,
      contracts: { ...before.contracts, lottery: { game }, random: { source, next } },
    } as Deployment,
    lottery: game.address,
    sources: [source.address, next.address],
    client,
    current,
    commit,
    addressOfPlayer,
    /** Adds to the bond of the newest word that is reserved. */
    async raiseBond(amount: bigint) {
      const word = await wordAt();
      await call(owner, word.address, commitRandomAbi as Abi, 'raiseBond', [word.id, amount]);
    },
    /** A commitment of the same number is known for ever: a withdrawn one is made of another secret. */
    async withdraw() {
      await call(owner, (await randomAt()).address, commitRandomAbi as Abi, 'withdraw');
      salt += 1n;
    },
    /** Opens a round; by another contract, which is operator for the while, when `isIndirect`. */
    async open({
      seconds = 300,
      price = 10n * one,
      divisor = 2000n,
      shares = breakdown as readonly bigint[],
      isIndirect = false,
    } = {}) {
      await commit();
      const args = [BigInt((await now()) + seconds + 5), price, divisor, shares];
      if (!isIndirect) return void (await play(owner, 'startLottery', args));
      await play(owner, 'setOperator', [multicall]);
      await through(game.address, lotteryAbi as Abi, 'startLottery', args);
      await play(owner, 'setOperator', [owner]);
    },
    async buy(player: Player, numbers: readonly number[], isBatch = false) {
      const { id } = await current();
      if (isBatch) await act(player, 'batchBuyLottoTicket', [id, numbers.length, numbers]);
      else await act(player, 'buyTickets', [id, numbers]);
    },
    /** The same in calldata of an odd form, which the contract reads all the same: a gap before the list, and bytes after it. */
    async buyOddly(account: number, numbers: readonly number[]) {
      const { id } = await current();
      const words = [id, 128n, 1n, 2n, BigInt(numbers.length), ...numbers.map(BigInt)];
      const selector = encodeFunctionData({ abi: lotteryAbi, functionName: 'buyTickets', args: [id, []] }).slice(0, 10);
      const data =
        `${selector}${words.map((word) => numberToHex(word, { size: 32 }).slice(2)).join('')}c0ffee` as const;
      await mined({ from: accountAt(account), to: game.address, data });
    },
    async inject(player: Player, amount: bigint) {
      await act(player, 'injectFunds', [(await current()).id, amount]);
    },
    /** Goes on to the end of the sales and asks for the number. */
    async close() {
      const { id, round } = await current();
      await goTo(Number(round.endTime) - pauseSeconds);
      await play(owner, 'closeLottery', [id]);
    },
    /** Tells the secret; before that stores the hash of the target block, when `isNoted`. */
    async reveal(isNoted = false) {
      const { id, ...random } = await wordAt();
      await chain.mine(4);
      if (isNoted) await call(accountAt(5), random.address, commitRandomAbi as Abi, 'note', [id]);
      for (; ; salt -= 1n) {
        const secret = secretOf(random.address, id);
        try {
          await call(owner, random.address, commitRandomAbi as Abi, 'reveal', [id, secret]);
          return;
        } catch (error) {
          if (salt === 0n) throw error;
        }
      }
    },
    /** Whether the chain forgets the block of the word: a refund may have been taken back, and not the blocks before it. */
    async isForgotten() {
      const { id, address } = await wordAt();
      const at = { address, abi: commitRandomAbi } as const;
      const [, target] = await client.readContract({ ...at, functionName: 'commitmentOf', args: [id] });
      return (await chain.blockNumber()) > Number(target) + revealBlocks / 2;
    },
    async draw() {
      const { id, round } = await current();
      await goTo(Number(round.endTime));
      await play(owner, 'drawFinalNumberAndMakeLotteryClaimable', [id]);
      return (await current()).round;
    },
    /** Goes on until there will be no number, whether the sales were closed or not, and gives all back. */
    async refund() {
      const { id, round } = await current();
      await chain.mine(revealBlocks);
      await goTo(round.status === 1 ? Number(round.endTime) + refundSeconds + 1 : (await now()) + revealSeconds + 1);
      await play(accountAt(5), 'openRefunds', [id]);
    },
    /** Goes on until the word of a round never closed has expired as well, and takes its bond. */
    async takeBond(lotteryId: bigint) {
      await chain.mine(revealBlocks);
      await goTo((await now()) + revealSeconds + 1);
      await play(accountAt(5), 'openRefunds', [lotteryId]);
    },
    /** What a player can claim in a round now: ids of tickets. */
    async openTickets(player: Player, lotteryId: bigint): Promise<bigint[]> {
      const args = [addressOfPlayer(player), lotteryId, 0n, 5000n] as const;
      const [ids, , claimed] = await client.readContract({ ...at, functionName: 'viewUserInfoForLotteryId', args });
      const worth = await Promise.all(
        ids.map((id) => client.readContract({ ...at, functionName: 'viewRewardsForTicketId', args: [lotteryId, id] })),
      );
      return ids.filter((_, place) => !claimed[place] && (worth[place] ?? 0n) > 0n);
    },
    async claim(player: Player, lotteryId: bigint, tickets: readonly bigint[]) {
      const [first] = tickets;
      if (tickets.length === 1) await act(player, 'claimReward', [lotteryId, first]);
      else await act(player, 'batchClaimRewards', [lotteryId, tickets]);
    },
    async pause() {
      await play(accountAt(1), 'pause');
    },
    async unpause() {
      await play(owner, 'unpause');
      await play(owner, 'setGuardian', [accountAt(1)]);
    },
    /** Names the other source, for rounds that are opened from now on. */
    async changeSource() {
      const other = (await randomAt()).address === source.address ? next : source;
      await play(owner, 'setRandomSource', [other.address]);
    },
  };
}
