/** What the front page loads of farms, as one part. */
export { TopFarms } from './components/top-farms';
export { useFarmsHolding } from './farms.holding';
