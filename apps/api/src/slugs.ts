/* Every feature the API serves, a line for each. */

export { tokensFeature } from './tokens/tokens-feature';
