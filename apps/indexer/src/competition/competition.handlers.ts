import { ponder } from 'ponder:registry';
import {
  onNewCompetition,
  onPrizesFund,
  onResultPublish,
  onResultStrike,
  onRewardClaim,
  onStatus,
  onUserRegister,
} from './on-competition';
import { onCountedSwap } from './on-counted-swap';

// The engine executes every file in src, this one for what it registers.
ponder.on('Competition:NewCompetition', onNewCompetition);
ponder.on('Competition:NewCompetitionStatus', onStatus);
ponder.on('Competition:UserRegister', onUserRegister);
ponder.on('Competition:PrizesFund', onPrizesFund);
ponder.on('Competition:ResultPublish', onResultPublish);
ponder.on('Competition:ResultStrike', onResultStrike);
ponder.on('Competition:RewardClaim', onRewardClaim);
ponder.on('CompetitionPair:Swap', onCountedSwap);
