import { predictionAbi } from '@besc/contracts/abi/prediction';
import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { revertData } from '@besc/sdk/shared/errors/revert-reason';
import type { KeeperChain } from '../shared/keeper-chain';
import { readGameTimes } from './game-times';
import type { PredictionReading } from './prediction-plan';

/** Further back than prices of a buffer go, and no further than the contract looks. */
const pricesLookedAt = 16;

/** What the plan needs, and the amounts (wei) that wait for treasury and burning. */
export interface PredictionState extends PredictionReading {
  readonly treasuryAmount: bigint;
  readonly burnAmount: bigint;
}

/** Reads the game and the oracle's newest rounds, with what is on its way to them. */
export async function readPrediction({ client, account, deployment }: KeeperChain): Promise<PredictionState> {
  const blockTag = 'pending';
  const game = { address: addressOf(deployment, 'prediction', 'game'), abi: predictionAbi, blockTag } as const;
  const [times, prices, operator, owner, grace, age, treasuryAmount, burnAmount] = await Promise.all([
    readGameTimes({ client, deployment }),
    readNewestPrices({ client, deployment }),
    client.readContract({ ...game, functionName: 'operator' }),
    client.readContract({ ...game, functionName: 'owner' }),
    client.readContract({ ...game, functionName: 'GRACE_SECONDS' }),
    client.readContract({ ...game, functionName: 'ORACLE_AGE' }),
    client.readContract({ ...game, functionName: 'treasuryAmount' }),
    client.readContract({ ...game, functionName: 'burnAmount' }),
  ]);
  return {
    game: times,
    isOperator: account.address === operator || account.address === owner,
    graceSeconds: Number(grace),
    priceAgeSeconds: Number(age),
    newestPriceTime: prices[0]?.time ?? 0,
    boundaryPrice: prices.find(({ time }) => time <= times.boundary),
    treasuryAmount,
    burnAmount,
  };
}

/** The oracle's newest rounds, the newest first. */
async function readNewestPrices({ client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>) {
  const address = addressOf(deployment, 'oracle', 'prices');
  const oracle = { address, abi: priceOracleAbi, blockTag: 'pending' } as const;
  const newest = await client.readContract({ ...oracle, functionName: 'latestRound' });
  const count = newest < BigInt(pricesLookedAt) ? Number(newest) : pricesLookedAt;
  const rounds = await Promise.all(
    Array.from({ length: count }, async (_, back) => {
      try {
        const args = [newest - BigInt(back)] as const;
        const [round, finality] = await Promise.all([
          client.readContract({ ...oracle, functionName: 'getRoundData', args }),
          client.readContract({ ...oracle, functionName: 'finality', args }),
        ]);
        return { id: round[0], time: Number(round[3]), finalSince: Number(finality[1]) };
      } catch (error) {
        // A block that is taken back between two requests leaves fewer rounds than there were.
        if (revertData(error) === undefined) throw error;
        return undefined;
      }
    }),
  );
  return rounds.filter((round) => round !== undefined);
}
