import { toHex } from 'viem';
import { vi } from 'vitest';

/** A wallet without a chain, with one account that can be locked, and whose answer to a login can be awaited and given. */
export function makeWallet(rdns: string, account: string) {
  const listeners = new Map<string, Set<(...args: never[]) => void>>();
  let answer: ((accounts: unknown) => void) | undefined;
  let fail: ((error: unknown) => void) | undefined;
  const state = { isGranted: false, isHeld: false, chainId: 2372 };
  /** Answers in place of its own, by method. */
  const answers: Record<string, () => unknown> = {};
  const request = vi.fn(async ({ method }: { method: string; params?: unknown }): Promise<unknown> => {
    const own = answers[method];
    if (own !== undefined) return own();
    switch (method) {
      case 'eth_requestAccounts':
        if (!state.isHeld) {
          state.isGranted = true;
          return [account];
        }
        return new Promise((resolve, reject) => {
          answer = resolve;
          fail = reject;
        });
      case 'eth_accounts':
        return state.isGranted ? [account] : [];
      case 'eth_chainId':
        return toHex(state.chainId);
      case 'wallet_switchEthereumChain':
        moveTo(2372);
        return null;
      case 'wallet_revokePermissions':
        state.isGranted = false;
        return null;
      default:
        throw Object.assign(new Error(method), { code: 4200 });
    }
  });
  const provider = {
    request,
    on: (event: string, listener: (...args: never[]) => void) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: (...args: never[]) => void) =>
      void listeners.get(event)?.delete(listener),
  };
  const emit = (event: string, value: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) Reflect.apply(listener, undefined, [value]);
  };
  const moveTo = (chainId: number) => {
    state.chainId = chainId;
    emit('chainChanged', toHex(chainId));
  };
  return {
    wallet: { rdns, name: rdns, icon: undefined, provider },
    state,
    answers,
    moveTo,
    request,
    grant() {
      state.isGranted = true;
      answer?.([account]);
    },
    refuse: () => fail?.(Object.assign(new Error('no'), { code: 4001 })),
    lock() {
      state.isGranted = false;
      emit('accountsChanged', []);
    },
    unlock() {
      state.isGranted = true;
      emit('accountsChanged', [account]);
    },
  };
}
