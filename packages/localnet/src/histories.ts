/* Writers of history and setups of services, a line for each slug. */

export { auctionsHistory } from './auctions/auctions.history';
export { competitionHistory } from './competition/competition.history';
export { farmsHistory } from './farms/farms.history';
export { ifoHistory } from './ifo/ifo.history';
export { lotteryHistory } from './lottery/lottery.history';
export { namesHistory } from './names/names.history';
export { nftsHistory } from './nfts/nfts.history';
export { oracleHistory } from './oracle/oracle.history';
export { poolsHistory } from './pools/pools.history';
export { predictionHistory } from './prediction/prediction.history';
export { profileHistory } from './profile/profile.history';
export { squadHistory } from './squad/squad.history';
export { swapHistory } from './swap/swap.history';
export { votingHistory } from './voting/voting.history';
