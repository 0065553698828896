/** What the front page loads of pools, as one part. */
export { TopPools } from './components/top-pools';
export { usePoolsHolding } from './pools.holding';
