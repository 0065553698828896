import { useEffect, useRef, useState } from 'react';
import { queryParams, setQueryParams, useQueryParams } from './use-query-params';

type Params = Readonly<Record<string, string | undefined>>;

/** Typing is written to the address when it rests this long. */
const writeDelayMs = 400;

export interface AddressState<State> {
  readonly state: State;
  /** The state as it is when called, also from something that began long before, such as a transaction that ends. */
  readonly latest: () => State;
  /** `when`: picks are written to the address at once, typing when it rests. Does nothing once the form has left the page. */
  readonly change: (next: State, when: 'at-once' | 'at-rest') => void;
}

/**
 * A form, or a choice of what is shown, that stands in the query of the address: read from it when the page is opened and
 * written back as it changes. An address that changes by itself (a link inside the app, the back button) replaces it.
 */
export function useAddressState<State>(options: {
  /** The parameters it is about. */
  readonly names: readonly string[];
  readonly read: (params: Params) => State;
  /** The parameters of a state; `params` are those of the address as it stands. */
  readonly write: (state: State, params: Params) => Params;
  /** The address has brought another state. */
  readonly onTaken?: (state: State, params: Params) => void;
}): AddressState<State> {
  const { params } = useQueryParams();
  const [state, show] = useState(() => options.read(params));
  const latest = useRef(state);
  const now = useRef(options);
  now.current = options;
  const fingerprint = (of: Params) => JSON.stringify(options.names.map((name) => of[name] ?? null));
  const current = fingerprint(params);
  /** The parameters that the state was read from or written to. */
  const known = useRef(current);
  const pendingWrite = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (current === known.current) return;
    known.current = current;
    clearTimeout(pendingWrite.current);
    const next = options.read(params);
    latest.current = next;
    show(next);
    options.onTaken?.(next, params);
  });

  /** The form is gone: what something that began long before still wants of it must not reach the next page's address. */
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(pendingWrite.current);
    };
  }, []);

  function write(next: State) {
    const params = queryParams();
    const changes = now.current.write(next, params);
    const address = fingerprint({ ...params, ...changes });
    if (address === known.current) return;
    known.current = address;
    setQueryParams(changes);
  }

  return {
    state,
    latest: () => latest.current,
    change(next, when) {
      if (isGone.current) return;
      latest.current = next;
      show(next);
      clearTimeout(pendingWrite.current);
      if (when === 'at-once') {
        write(next);
        return;
      }
      const typedOn = window.location.pathname;
      pendingWrite.current = setTimeout(() => window.location.pathname === typedOn && write(next), writeDelayMs);
    },
  };
}
