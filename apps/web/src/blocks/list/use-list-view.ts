import { useAddressState } from '../navigation/use-address-state';
import { type ListShape, type ListView, listParams, parseListView } from './list-view';

/** The view of a list, as the address has it. */
export function useListView(shape: ListShape): { readonly view: ListView; readonly change: (next: ListView) => void } {
  const { state, change } = useAddressState<ListView>({
    names: ['search', 'sort', 'open', ...shape.filters.map(({ key }) => key)],
    read: (params) => parseListView(params, shape),
    write: (next) => listParams(next, shape),
  });
  return {
    view: state,
    change: (next) => change(next, next.search === state.search ? 'at-once' : 'at-rest'),
  };
}
