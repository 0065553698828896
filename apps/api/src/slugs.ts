/* Every feature the API serves, a line for each. */

export { competitionFeature } from './competition/competition-feature';
export { infoFeature } from './info/info-feature';
export { nftsFeature } from './nfts/nfts-feature';
export { profileFeature } from './profile/profile-feature';
export { tokensFeature } from './tokens/tokens-feature';
export { votingFeature } from './voting/voting-feature';
