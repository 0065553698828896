/** How the node is doing, told on each change. `behind`: it lacks the current block; `tries` in a row have failed. */
export type NodeStatus =
  | { readonly kind: 'current' }
  | { readonly kind: 'behind'; readonly tries: number }
  | { readonly kind: 'unreachable'; readonly message: string };
