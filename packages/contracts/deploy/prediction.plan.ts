import { contractAddressSchema } from '@besc/wire/shared/address-schema';
import { parseEther } from 'viem';
import * as z from 'zod/mini';
import { predictionAbi } from '../generated/abi/prediction';
import { predictionClaimsAbi } from '../generated/abi/prediction-claims';
import { predictionBytecode } from '../generated/bytecode/prediction';
import { predictionClaimsBytecode } from '../generated/bytecode/prediction-claims';
import { amountBetween } from './amount-between';
import { localRoles, secondPerson } from './local-roles';
import { ownerOf } from './owner';
import { slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** What an operator decides of the prediction game. */
const settings = z
  .strictObject({
    /** Seconds of a round, and how long after its end it must be executed: no longer than the game looks prices up. */
    intervalSeconds: z._default(z.int().check(z.minimum(16), z.maximum(86_400)), 300),
    bufferSeconds: z._default(z.int().check(z.minimum(16), z.maximum(80)), 60),
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

/** The prediction game on the oracle's price, and the claims of version 0.1, where the plan wants them. */
export const predictionPlan = slugPlan({
  slug: 'prediction',
  names: ['game', 'claims'],
  settings,
  localSettings: {
    claims: [
      { epoch: 7, account: localRoles.deployer, amount: '1.5' },
      { epoch: 12, account: localRoles.deployer, amount: '0.25' },
      { epoch: 12, account: secondPerson, amount: '3' },
    ],
  },
  limits: { GRACE_SECONDS: 15n, ORACLE_AGE: 4n, MAX_TREASURY_FEE: 500n, MAX_EPOCHS_PER_CLAIM: 200n },
  bounded: { treasuryFee: 'MAX_TREASURY_FEE' },
  contracts: ({ plan }) => {
    const game = slugSettings(plan, 'prediction', settings);
    if (game === undefined) return {};
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
        ],
      },
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
