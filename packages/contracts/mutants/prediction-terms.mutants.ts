import type { Mutant } from './mutant';

const game = { file: 'src/prediction/Prediction.sol' };

/** A round's terms and the price that it waits for: what would bring back that cents or three signatures decide it. */
export const predictionTermsMutants: readonly Mutant[] = [
  {
    name: 'prediction: a price that more reports replace',
    ...game,
    search: 'if (block.timestamp < since) revert NotFinal(since);',
    replace: 'since;',
    killer: 'test/prediction/PredictionAttacks.t.sol',
  },
  {
    name: 'prediction: fewer steps back at a boundary',
    ...game,
    search: 'MAX_STEPS_BACK = 16',
    replace: 'MAX_STEPS_BACK = 15',
    killer: 'test/prediction/PredictionAttacks.t.sol',
  },
  {
    name: 'prediction: bets are open for longer than new reporters wait',
    ...game,
    search: 'if (2 * interval > IPriceOracle(oracle_).REPORTERS_DELAY()) revert BadTimes();',
    replace: '',
    killer: 'test/prediction/Prediction.t.sol',
  },
  {
    name: 'prediction: a small move decides',
    ...game,
    search: 'if (move * 10000 < uint256(prices.lock) * prices.minimumMove) return Result.Refunded;',
    replace: 'move;',
    killer: 'test/prediction/PredictionTerms.t.sol',
  },
  {
    name: 'prediction: the least move itself is too small',
    ...game,
    search: 'move * 10000 < uint256',
    replace: 'move * 10000 <= uint256',
    killer: 'test/prediction/PredictionTerms.t.sol',
  },
  {
    name: 'prediction: equal prices come back where a move is wanted',
    ...game,
    search: 'if (prices.close == prices.lock) return',
    replace: 'if (prices.close == prices.lock && prices.minimumMove == 0) return',
    killer: 'test/prediction/PredictionTerms.t.sol',
  },
  {
    name: 'prediction: the least move of today',
    ...game,
    search: 'terms.fee, terms.minimumMove);',
    replace: 'terms.fee, _next.minimumMove);',
    killer: 'test/prediction/PredictionTerms.t.sol',
  },
  {
    name: 'prediction: the largest round of today',
    ...game,
    search: 'uint256 maximum = _terms[epoch].maximum;',
    replace: 'uint256 maximum = _next.maximum;',
    killer: 'test/prediction/PredictionTerms.t.sol',
  },
  {
    name: 'prediction: bets beyond the largest round',
    ...game,
    search: 'if (maximum != 0 && held + amount > maximum) revert BeyondMaximum(amount, maximum - held);',
    replace: '',
    killer: 'test/prediction/PredictionTerms.t.sol',
  },
  {
    name: 'prediction: each side has the largest round',
    ...game,
    search: 'uint256 held = uint256(stakes.bull) + stakes.bear;',
    replace: 'uint256 held = isBear ? stakes.bear : stakes.bull;',
    killer: 'test/prediction/PredictionTerms.t.sol',
  },
  {
    name: 'prediction: a least move above the cap',
    ...game,
    search: 'if (newMove > MAX_MINIMUM_MOVE) revert BadMinimumMove(newMove);',
    replace: '',
    killer: 'test/prediction/Prediction.t.sol',
  },
  {
    name: 'prediction: a largest round without room',
    ...game,
    search: 'newAmount >= LEAST_MAXIMUM_ROUND && ',
    replace: '',
    killer: 'test/prediction/Prediction.t.sol',
  },
];
