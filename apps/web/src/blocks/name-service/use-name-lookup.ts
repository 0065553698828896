import { useQuery } from '@tanstack/react-query';
import { hasFailed } from '../../lib/has-failed';
import { useDebouncedValue } from '../../lib/use-debounced-value';
import { useChain } from '../chain/chain-context';
import { chainQuery } from '../chain/chain-query';
import type { NameLookup } from './name-lookup';

const noService = { kind: 'unusable', reason: 'no-service' } as const;

/** How long typing must rest before a name is looked up. */
const restMilliseconds = 300;
/** A name that was found is read again after about a minute, should its owner let it lead elsewhere. */
const freshnessBlocks = 20;

/** Looks a name up on the chain; undefined when there is none to look up. */
export function useNameLookup(name: string | undefined): NameLookup | undefined {
  const { loadNames } = useChain();
  const rested = useDebouncedValue(name, restMilliseconds);
  const lookup = useQuery(
    chainQuery({
      key: ['name-address', rested ?? ''],
      read:
        rested !== undefined && rested === name
          ? async () => (loadNames ? (await loadNames()).findAddress(rested) : noService)
          : undefined,
      freshnessBlocks,
    }),
  );
  if (name === undefined) return undefined;
  if (rested !== name) return { kind: 'pending' };
  if (lookup.data !== undefined) return lookup.data;
  return hasFailed(lookup) ? { kind: 'unusable', reason: 'failed' } : { kind: 'pending' };
}
