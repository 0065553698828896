/* Everything that a deployment consists of, a line for each slug. */

export { auctionsPlan } from './auctions.plan';
export { competitionPlan } from './competition.plan';
export { farmsPlan } from './farms.plan';
export { governancePlan } from './governance.plan';
export { ifoPlan } from './ifo.plan';
export { lotteryPlan } from './lottery.plan';
export { namesPlan } from './names.plan';
export { nftsPlan } from './nfts.plan';
export { oraclePlan } from './oracle.plan';
export { poolsPlan } from './pools.plan';
export { predictionPlan } from './prediction.plan';
export { profilePlan } from './profile.plan';
export { randomPlan } from './random.plan';
export { sharedPlan } from './shared.plan';
export { squadPlan } from './squad.plan';
export { swapPlan } from './swap.plan';
export { tokensPlan } from './tokens.plan';
export { votingPlan } from './voting.plan';
