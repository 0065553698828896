/* Every feature of the app, a line for each. */

export { auctionsFeature } from '../features/auctions/auctions.feature';
export { competitionFeature } from '../features/competition/competition.feature';
export { farmsFeature } from '../features/farms/farms.feature';
export { homeFeature } from '../features/home/home.feature';
export { ifoFeature } from '../features/ifo/ifo.feature';
export { infoFeature } from '../features/info/info.feature';
export { liquidityFeature } from '../features/liquidity/liquidity.feature';
export { lotteryFeature } from '../features/lottery/lottery.feature';
export { namesFeature } from '../features/names/names.feature';
export { nftsFeature } from '../features/nfts/nfts.feature';
export { poolsFeature } from '../features/pools/pools.feature';
export { predictionFeature } from '../features/prediction/prediction.feature';
export { profileFeature } from '../features/profile/profile.feature';
export { settingsFeature } from '../features/settings/settings.feature';
export { squadFeature } from '../features/squad/squad.feature';
export { swapFeature } from '../features/swap/swap.feature';
export { tokensFeature } from '../features/tokens/tokens.feature';
export { votingFeature } from '../features/voting/voting.feature';
