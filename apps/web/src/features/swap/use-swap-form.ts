import { parseSwapQuery, unreadParameters } from '@besc/domain/swap/query-parameters';
import { type SwapAction, type SwapState, swapState } from '@besc/domain/swap/swap-state';
import { parseAddress } from '@besc/sdk/shared/address';
import type { Settings } from '@besc/wire/settings/settings';
import { useEffect, useRef, useState } from 'react';
import { useQueryParams } from '../../blocks/navigation/use-query-params';
import { queryOfState, swapQueryNames } from './query-of-state';

/** Typing is written to the address when it rests this long. */
const writeDelayMs = 400;

export interface SwapForm {
  state: SwapState;
  /** The form as it is when called, also from something that began long before, such as a transaction that ends. */
  latest: () => SwapState;
  act: (action: SwapAction) => void;
  /** The recipient the address named when it was opened; it needs a second look before money goes there. */
  linkRecipient: string | undefined;
  /** What the address gave that could not be taken over, until the form is used. */
  unread: readonly { readonly name: string; readonly value: string }[];
}

function fingerprint(params: Readonly<Record<string, string | undefined>>): string {
  return JSON.stringify(swapQueryNames.map((name) => params[name] ?? null));
}

/**
 * The swap form, read from the address and written back to it: picks at once, typing when it rests. An address that
 * changes by itself (a link inside the app, the back button) replaces the form.
 */
export function useSwapForm(settings: Settings): SwapForm {
  const { params, setParams } = useQueryParams();
  const query = { get: (name: string) => params[name] ?? null };
  const read = (): SwapState => parseSwapQuery({ query, busdc: settings.tokens.busdc.address, parseAddress });
  const readRest = () => unreadParameters({ query, parseAddress }).map((name) => ({ name, value: params[name] ?? '' }));
  const [unread, setUnread] = useState(readRest);
  const [state, show] = useState(read);
  const latest = useRef(state);
  const [linkRecipient, setLinkRecipient] = useState(state.recipient);
  const current = fingerprint(params);
  const seen = useRef(current);
  /** Addresses on their way that we wrote ourselves; until they arrive the old one still stands and means nothing. */
  const written = useRef(new Set<string>());
  /** Where the address stands once everything that was written has arrived. */
  const heading = useRef(current);
  const pendingWrite = useRef<ReturnType<typeof setTimeout>>(undefined);

  function setState(next: SwapState) {
    latest.current = next;
    show(next);
  }

  useEffect(() => {
    if (current === seen.current) return;
    seen.current = current;
    if (written.current.delete(current)) return;
    heading.current = current;
    clearTimeout(pendingWrite.current);
    const next = read();
    setState(next);
    setLinkRecipient(next.recipient);
    setUnread(readRest());
  });

  useEffect(() => () => clearTimeout(pendingWrite.current), []);

  const link = useRef({ params, linkRecipient });
  link.current = { params, linkRecipient };

  function write(next: SwapState) {
    const { params, linkRecipient } = link.current;
    const changes = queryOfState(next);
    // A recipient is never written by us; one from a link goes when the field is changed.
    const recipient = next.recipient === linkRecipient ? params.recipient : undefined;
    const address = fingerprint({ ...params, ...changes, recipient });
    if (address === heading.current) return;
    heading.current = address;
    written.current.add(address);
    setParams({ ...changes, recipient });
  }

  function act(action: SwapAction) {
    const next = swapState(latest.current, action);
    setState(next);
    setUnread([]);
    clearTimeout(pendingWrite.current);
    if (action.kind === 'type') pendingWrite.current = setTimeout(() => write(next), writeDelayMs);
    else write(next);
  }

  return { state, latest: () => latest.current, act, linkRecipient, unread };
}
