import { useAddressState } from '../navigation/use-address-state';
import { type ListShape, type ListView, listParams, parseListView } from './list-view';

/** The view of a list, as the address has it; of one with a name, in parameters that begin with it. */
export function useListView(
  shape: ListShape,
  name: string | undefined,
): { readonly view: ListView; readonly change: (next: ListView) => void } {
  const keys = ['search', 'sort', 'open', ...shape.filters.map(({ key }) => key)];
  const parameter = (key: string) => (name === undefined ? key : `${name}-${key}`);
  const { state, change } = useAddressState<ListView>({
    names: keys.map(parameter),
    read: (params) => parseListView(Object.fromEntries(keys.map((key) => [key, params[parameter(key)]])), shape),
    write: (next) =>
      Object.fromEntries(Object.entries(listParams(next, shape)).map(([key, value]) => [parameter(key), value])),
  });
  return {
    view: state,
    change: (next) => change(next, next.search === state.search ? 'at-once' : 'at-rest'),
  };
}
