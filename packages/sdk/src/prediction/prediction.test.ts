import { predictionAbi } from '@besc/contracts/abi/prediction';
import { payoutHundredths } from '@besc/domain/prediction/payout';
import { betPayout } from '@besc/domain/prediction/round-result';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type Game, makeGame } from '@besc/localnet/prediction/make-game';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createClient, http } from 'viem';
import { readContract } from 'viem/actions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeployedChain, makeDeployedChain, readerOf } from '../../test/deployed-chain';
import { refusing } from '../../test/refusing';
import { RequestError } from '../shared/errors/request-error';
import type { BatchReader } from '../shared/reads/batch-reader';
import { betCall, claimCall, claimEpochsMost, oldClaimCall, withdrawCreditCall } from './prediction-calls';
import { readPrediction } from './read-prediction';
import { readOldClaims, readPredictionClaims } from './read-prediction-claims';

const milli = 10n ** 15n;
let deployed: DeployedChain;
let game: Game;
let reader: BatchReader;
let requests = 0;
let account: Address;
let claims: Address;

beforeAll(async () => {
  deployed = await makeDeployedChain();
  const { chain, deployment } = deployed;
  account = checksumAddress(chain.accounts[2]?.address ?? '');
  game = await makeGame(chain, deployment, [
    { epoch: 3n, account, amount: 5n * milli },
    { epoch: 9n, account, amount: 7n * milli },
  ]);
  claims = checksumAddress(game.deployment.contracts.prediction?.claims?.address ?? '');
  const onFetchRequest = () => {
    requests += 1;
  };
  const client = createClient({ transport: http(chain.rpcUrl, { retryCount: 0, onFetchRequest }) });
  reader = readerOf({ client, deployment });
});
afterAll(() => deployed?.chain.stop());

const read = (expected: number, count = 7) =>
  readPrediction({ reader, game: game.game, oracle: game.oracle, account, count, expected });

test('the most rounds of one claim are those of the contract', async () => {
  const limit = { address: game.game, abi: predictionAbi, functionName: 'MAX_EPOCHS_PER_CLAIM' } as const;
  expect(await readContract(deployed.client, limit)).toBe(BigInt(claimEpochsMost));
});

test('before the first round there is a state, and neither a round nor a price', async () => {
  const { state, rounds, price } = await read(0);
  expect(state).toMatchObject({ currentEpoch: 0, intervalSeconds: 300, bufferSeconds: 60, pausedUntil: 0 });
  expect(state).toMatchObject({ minBetAmount: 10n ** 13n, treasuryFee: 300n, failedThrough: 0 });
  expect(rounds).toEqual([]);
  expect(price).toBeUndefined();
});

test('PRED-07 PRED-08 PRED-57 PRED-58 PRED-59 PRED-60 PRED-61 PRED-62 PRED-64 PRED-65 PRED-66 rounds, own bets, claims and the price', async () => {
  await game.startRounds();
  await deployed.send(betCall(game.game, { epoch: 1, position: 'bull', amount: 30n * milli }), 2);
  await deployed.send(betCall(game.game, { epoch: 1, position: 'bear', amount: 10n * milli }), 3);
  await game.nextRound(100_000_000n);
  await deployed.send(betCall(game.game, { epoch: 2, position: 'bear', amount: 20n * milli }), 2);
  await game.nextRound(101_000_000n);
  requests = 0;
  const view = await read(2);
  expect(requests).toBe(1);
  expect(view.rounds.map(({ epoch }) => epoch)).toEqual([1, 2, 3]);
  expect(view.rounds[0]).toMatchObject({ oracleCalled: true, lockPrice: 100_000_000n, closePrice: 101_000_000n });
  expect(view.rounds[0]).toMatchObject({ bullAmount: 30n * milli, bearAmount: 10n * milli, totalAmount: 40n * milli });
  expect(view.rounds[1]).toMatchObject({ oracleCalled: false, lockPrice: 101_000_000n, bearAmount: 20n * milli });
  expect(view.ledgers.get(1)).toEqual({ position: 'bull', amount: 30n * milli, claimed: false });
  expect(view.ledgers.get(2)).toEqual({ position: 'bear', amount: 20n * milli, claimed: false });
  expect(view.price).toMatchObject({ price: 101_000_000n, roundId: 2n });
  // However far the expectation is off, the newest rounds are read.
  for (const expected of [0, 1, 3, 50])
    expect((await read(expected, 2)).rounds.map(({ epoch }) => epoch)).toEqual([2, 3]);

  // The second round had one side only: it comes back.
  await game.nextRound(102_000_000n);
  const owed = await readPredictionClaims({ reader, game: game.game, account, most: 100 });
  expect(owed).toMatchObject({ wins: [1], refunds: [2], credit: 0n, isPartly: false });
  expect(owed.amounts).toEqual(
    new Map([
      [1, 38_800n * 10n ** 12n],
      [2, 20n * milli],
    ]),
  );
  expect(owed.collected).toEqual(new Set());
  // One answer that is refused hides no other round, and is told.
  const without = (name: string, ...args: readonly bigint[]) =>
    readPredictionClaims({ reader: refusing(reader, name, ...args), game: game.game, account, most: 100 });
  expect(owed.isUnread).toBe(false);
  const unread = { ...owed, isUnread: true };
  expect(await without('getUserRoundsLength')).toEqual(unread);
  expect(await without('creditOf')).toEqual({ ...unread, credit: undefined });
  const amountOf2 = new Map([[2, 20n * milli]]);
  expect(await without('claimable', 1n)).toEqual({ ...unread, wins: [], amounts: amountOf2 });
  expect(await without('rounds', 1n)).toEqual({ ...unread, amounts: amountOf2 });
  expect(await without('refundable', 2n)).toMatchObject({ wins: [1], refunds: [], isUnread: true });
  expect(await without('getUserRounds')).toMatchObject({ wins: [], refunds: [], credit: 0n, isUnread: true });
  const partial = await readPrediction({
    reader: refusing(reader, 'rounds', 2n),
    game: game.game,
    oracle: game.oracle,
    account,
    count: 7,
    expected: 4,
  });
  expect([partial.isUnread, partial.rounds.map(({ epoch }) => epoch)]).toEqual([true, [1, 3, 4]]);
  await deployed.send(claimCall(game.game, [1, 2]), 2);
  const taken = await readPredictionClaims({ reader, game: game.game, account, most: 100 });
  expect(taken).toMatchObject({ wins: [], refunds: [], collected: new Set([1, 2]) });
  const partly = await readPredictionClaims({ reader, game: game.game, account, most: 1 });
  expect(partly).toMatchObject({ isPartly: true, collected: new Set([2]) });
});

test('PREDICTION-15 a fee that changes: rounds that have started tell and pay by their own, later ones by the new one', async () => {
  const { currentEpoch: open = 0 } = (await read(4)).state;
  const bothSides = async (epoch: number) => {
    await deployed.send(betCall(game.game, { epoch, position: 'bull', amount: 30n * milli }), 2);
    await deployed.send(betCall(game.game, { epoch, position: 'bear', amount: 10n * milli }), 3);
  };
  await bothSides(open);
  await game.manage('setTreasuryFee', [500n]);
  const fees = async () => (await read(open + 2, 3)).rounds.map(({ treasuryFee }) => treasuryFee);
  expect((await read(open)).state.treasuryFee).toBe(500n);
  expect((await fees()).at(-1)).toBe(300n);
  await game.nextRound(103_000_000n);
  await bothSides(open + 1);
  expect((await fees()).slice(-2)).toEqual([300n, 500n]);
  await game.nextRound(104_000_000n);
  await game.nextRound(105_000_000n);
  const { rounds } = await read(open + 3, 4);
  const { amounts } = await readPredictionClaims({ reader, game: game.game, account, most: 100 });
  for (const [epoch, fee] of [
    [open, 300n],
    [open + 1, 500n],
  ] as const) {
    const round = rounds.find((one) => one.epoch === epoch);
    if (round === undefined) throw new Error(`round ${epoch} was not read`);
    expect(round.treasuryFee).toBe(fee);
    // What the rules of the domain give with the fee that was read is what the contract pays.
    expect(amounts.get(epoch)).toBe(
      betPayout({ ...round, fee: round.treasuryFee, failed: false }, { position: 'bull', amount: 30n * milli }),
    );
    const stakes = { bullAmount: round.bullAmount, bearAmount: round.bearAmount, fee: round.treasuryFee };
    expect(payoutHundredths(stakes, 'bull')).toBe(((amounts.get(epoch) ?? 0n) * 100n) / (30n * milli));
  }
  const before = await deployed.chain.rpc.request<Hex>('eth_getBalance', [game.game, 'latest']);
  await deployed.send(claimCall(game.game, [open, open + 1]), 2);
  const after = await deployed.chain.rpc.request<Hex>('eth_getBalance', [game.game, 'latest']);
  // 40 thousandths less 3%, and less 5%.
  expect(BigInt(before) - BigInt(after)).toBe((388n + 380n) * 10n ** 14n);
});

test('PRED-04 claims of the earlier game are read and taken', async () => {
  const owed = [
    { epoch: 3n, amount: 5n * milli },
    { epoch: 9n, amount: 7n * milli },
  ];
  expect(await readOldClaims({ reader, claims, account })).toEqual({ owed, isUnread: false });
  const without = (name: string, ...args: readonly bigint[]) =>
    readOldClaims({ reader: refusing(reader, name, ...args), claims, account });
  expect(await without('claimable', 3n)).toEqual({ owed: owed.slice(1), isUnread: true });
  expect(await without('getUserRounds')).toEqual({ owed: [], isUnread: true });
  await deployed.send(oldClaimCall(claims, [9n], account), 2);
  expect(await readOldClaims({ reader, claims, account })).toEqual({ owed: owed.slice(0, 1), isUnread: false });
});

test('a call that the chain would refuse in any case is not made', () => {
  const bad = [
    () => betCall(game.game, { epoch: 1, position: 'bull', amount: 0n }),
    () => claimCall(game.game, []),
    () => claimCall(game.game, [1, 1]),
    () =>
      claimCall(
        game.game,
        Array.from({ length: 201 }, (_, epoch) => epoch + 1),
      ),
    () => oldClaimCall(claims, [], account),
  ];
  for (const make of bad) expect(make).toThrow(RequestError);
  expect(
    claimCall(
      game.game,
      Array.from({ length: 200 }, (_, epoch) => epoch + 1),
    ).functionName,
  ).toBe('claim');
  expect(withdrawCreditCall(game.game, account).args).toEqual([account]);
});
