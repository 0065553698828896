import { ponder } from 'ponder:registry';
import { onBet } from './on-bet';
import { onClaim } from './on-claim';
import { onPaused, onUnpaused } from './on-pause';
import { onEndRound, onLockRound, onRewardsCalculated, onRoundsFailed, onStartRound } from './on-round';

ponder.on('Prediction:StartRound', onStartRound);
ponder.on('Prediction:LockRound', onLockRound);
ponder.on('Prediction:EndRound', onEndRound);
ponder.on('Prediction:RewardsCalculated', onRewardsCalculated);
ponder.on('Prediction:RoundsFailed', onRoundsFailed);
ponder.on('Prediction:BetBull', onBet('bull'));
ponder.on('Prediction:BetBear', onBet('bear'));
ponder.on('Prediction:Claim', onClaim);
ponder.on('Prediction:Paused', onPaused);
ponder.on('Prediction:Unpaused', onUnpaused);
