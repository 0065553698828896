import { isOneMarketEnough, parsePriceSource } from '@besc/domain/shared/price-source';
import { contractAddressSchema } from '@besc/wire/shared/address-schema';
import { parseEther } from 'viem';
import * as z from 'zod/mini';
import { predictionAbi } from '../generated/abi/prediction';
import { predictionClaimsAbi } from '../generated/abi/prediction-claims';
import { predictionBytecode } from '../generated/bytecode/prediction';
import { predictionClaimsBytecode } from '../generated/bytecode/prediction-claims';
import { amountBetween } from './amount-between';
import { DeployError } from './deploy-error';
import { eligibilityPlan } from './eligibility-plan';
import { localRoles, secondPerson } from './local-roles';
import { ownerOf } from './owner';
import { type LayoutPlan, slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** Where one market makes the price, a move below it is no result (hundredths of a percent). */
const leastMove = 5;

const bps = 'must be from 0 to 100';
const isOffOrTwo = (amount: string) => parseEther(amount) === 0n || parseEther(amount) >= parseEther('2');

/** What an operator decides of the prediction game. */
const settings = z
  .strictObject({
    /** Seconds of a round, and how long after its end it must be executed: until a price without all reports is final, and no longer than prices are looked up. */
    intervalSeconds: z._default(z.int().check(z.minimum(30), z.maximum(3_600)), 300),
    bufferSeconds: z._default(z.int().check(z.minimum(30), z.maximum(80)), 60),
    /** A move below so many hundredths of a percent of the lock price is no result, and the most bets of a round, in coins; 0 is off. */
    minimumMove: z._default(z.int().check(z.minimum(0, bps), z.maximum(100, bps)), 0),
    maximumRound: z._default(
      amountBetween(0n, 2n ** 128n - 1n).check(z.refine(isOffOrTwo, 'must be 0 or at least 2')),
      '0',
    ),
    /** What version 0.1 of the game still owes, in coins: the deployer pays it in. */
    claims: z._default(
      z
        .array(
          z.strictObject({
            epoch: z.int().check(z.minimum(1)),
            account: contractAddressSchema,
            amount: amountBetween(1n, 2n ** 192n - 1n),
          }),
        )
        .check(z.maxLength(100), z.refine(areOfDifferentRounds, 'has two of one account and epoch')),
      [],
    ),
  })
  .check(
    z.refine(({ intervalSeconds, bufferSeconds }) => intervalSeconds >= bufferSeconds, {
      path: ['intervalSeconds'],
      error: 'must be at least bufferSeconds',
    }),
  );

function areOfDifferentRounds(claims: readonly { readonly epoch: number; readonly account: string }[]): boolean {
  return new Set(claims.map(({ epoch, account }) => `${epoch} ${account}`)).size === claims.length;
}

const reporting = z.object({ sources: z.array(z.string()) });

/** Whether moving one market moves the price that the reporters agree on; the plan checks each reporter by itself. */
function standsOnOneMarket({ settings }: LayoutPlan): boolean {
  const told = z.safeParse(reporting, settings?.oracle);
  return told.success && isOneMarketEnough(told.data.sources.map(parsePriceSource));
}

/** The prediction game on the oracle's price, and the claims of version 0.1, where the plan wants them. */
export const predictionPlan = slugPlan({
  slug: 'prediction',
  names: ['game', 'claims', 'earlyBets'],
  earns: { 'early-bet': 'earlyBets' },
  settings,
  localSettings: {
    claims: [
      { epoch: 7, account: localRoles.deployer, amount: '1.5' },
      { epoch: 12, account: localRoles.deployer, amount: '0.25' },
      { epoch: 12, account: secondPerson, amount: '3' },
    ],
  },
  limits: {
    GRACE_SECONDS: 15n,
    ORACLE_AGE: 4n,
    MAX_TREASURY_FEE: 500n,
    MAX_EPOCHS_PER_CLAIM: 200n,
    MAX_MINIMUM_MOVE: 100n,
    LEAST_MAXIMUM_ROUND: parseEther('2'),
  },
  bounded: { treasuryFee: 'MAX_TREASURY_FEE', minimumMove: 'MAX_MINIMUM_MOVE' },
  audit: async (client, at, { plan }) => {
    const planned = slugSettings(plan, 'prediction', settings);
    if (planned === undefined) return [];
    const call = { address: at('prediction.game'), abi: predictionAbi } as const;
    const [move, maximum] = await Promise.all([
      client.readContract({ ...call, functionName: 'minimumMove' }),
      client.readContract({ ...call, functionName: 'maximumRound' }),
    ]);
    const expected = parseEther(planned.maximumRound);
    return [
      { name: 'minimumMove of prediction.game', actual: String(move), expected: String(planned.minimumMove) },
      { name: 'maximumRound of prediction.game', actual: String(maximum), expected: String(expected) },
    ];
  },
  contracts: ({ plan }) => {
    const game = slugSettings(plan, 'prediction', settings);
    if (game === undefined) return {};
    const isBounded = game.minimumMove >= leastMove && parseEther(game.maximumRound) > 0n;
    if (standsOnOneMarket(plan) && !isBounded) {
      const reason = 'more than half of settings.oracle.sources stand on one market: who moves it decides rounds';
      const wanted = `a minimumMove of at least ${leastMove} and a maximumRound`;
      throw new DeployError('PLAN', `settings.prediction must have ${wanted}: ${reason}`);
    }
    const { guardian, operator, treasury } = plan.roles;
    const amounts = game.claims.map(({ amount }) => parseEther(amount));
    return {
      game: {
        abi: predictionAbi,
        bytecode: predictionBytecode,
        args: (at) => [
          at('oracle.prices'),
          ownerOf(at),
          operator,
          guardian,
          treasury,
          BigInt(game.intervalSeconds),
          BigInt(game.bufferSeconds),
          BigInt(game.minimumMove),
          parseEther(game.maximumRound),
        ],
      },
      // The first epoch of the account's bets.
      earlyBets: eligibilityPlan({
        of: 'prediction.game',
        abi: predictionAbi,
        functionName: 'getUserRounds',
        word: 4,
        rest: [0n, 1n],
      }),
      ...(amounts.length > 0 && {
        claims: {
          abi: predictionClaimsAbi,
          bytecode: predictionClaimsBytecode,
          args: () => [
            game.claims.map(({ epoch }) => BigInt(epoch)),
            game.claims.map(({ account }) => account),
            amounts,
          ],
          value: amounts.reduce((sum, amount) => sum + amount, 0n),
          gasLimit: 1_000_000n + 150_000n * BigInt(amounts.length),
        },
      }),
    };
  },
});
