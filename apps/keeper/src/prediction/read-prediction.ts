import { predictionAbi } from '@besc/contracts/abi/prediction';
import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { ContractFunctionParameters } from 'viem';
import { readGameTimes } from '../shared/game-times';
import type { KeeperChain } from '../shared/keeper-chain';
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
  const game = { address: addressOf(deployment, 'prediction', 'game'), abi: predictionAbi } as const;
  const oracle = { address: addressOf(deployment, 'oracle', 'prices'), abi: priceOracleAbi } as const;
  const reads = { allowFailure: false, blockTag: 'pending', batchSize: 0 } as const;
  const [times, said] = await Promise.all([
    readGameTimes({ client, deployment }),
    client.multicall({
      contracts: [
        { ...game, functionName: 'operator' },
        { ...game, functionName: 'owner' },
        { ...game, functionName: 'GRACE_SECONDS' },
        { ...game, functionName: 'ORACLE_AGE' },
        { ...game, functionName: 'treasuryAmount' },
        { ...game, functionName: 'burnAmount' },
        { ...oracle, functionName: 'latestRound' },
      ],
      ...reads,
    }),
  ]);
  const [operator, owner, grace, age, treasuryAmount, burnAmount, newest] = said;
  const count = newest < BigInt(pricesLookedAt) ? Number(newest) : pricesLookedAt;
  type RoundRead = ContractFunctionParameters<typeof priceOracleAbi, 'view', 'getRoundData'>;
  const contracts = Array.from({ length: count }, (_, back): RoundRead => {
    return { ...oracle, functionName: 'getRoundData', args: [newest - BigInt(back)] };
  });
  // A block that is taken back between two requests leaves fewer rounds than there were.
  const rounds = await client.multicall({ contracts, ...reads, allowFailure: true });
  const prices = rounds.flatMap(({ result }) => (result ? [{ id: result[0], time: Number(result[3]) }] : []));
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
