/* Every slug that operators do something for, a line for each. */

export { auctionsFeature } from './auctions/auctions-feature';
export { competitionFeature } from './competition/competition-feature';
export { farmsFeature } from './farms/farms-feature';
export { governanceFeature } from './governance/governance-feature';
export { ifoFeature } from './ifo/ifo-feature';
export { lotteryFeature } from './lottery/lottery-feature';
export { namesFeature } from './names/names-feature';
export { nftsFeature } from './nfts/nfts-feature';
export { oracleFeature } from './oracle/oracle-feature';
export { poolsFeature } from './pools/pools-feature';
export { predictionFeature } from './prediction/prediction-feature';
export { profileFeature } from './profile/profile-feature';
export { randomFeature } from './random/random-feature';
export { squadFeature } from './squad/squad-feature';
export { swapFeature } from './swap/swap-feature';
export { votingFeature } from './voting/voting-feature';
