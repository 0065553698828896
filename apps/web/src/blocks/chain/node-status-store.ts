import type { NodeStatus } from '@besc/sdk/shared/node-status';
import { create } from 'zustand';

/** How the node is doing, for the notice that says numbers are old. */
export const nodeStatusStore = create<{ readonly status: NodeStatus }>()(() => ({ status: { kind: 'current' } }));
