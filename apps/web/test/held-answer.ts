import type { FaultLab, WalletAnswers } from './fault-lab';

/** A wallet that does what `method` asks, as the node does it, only once it is let. */
export function heldAnswer(lab: FaultLab, method: string): { release: () => void; answers: WalletAnswers } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer: WalletAnswers[string] = async ({ params }) => {
    await held;
    return await lab.chain.rpc.request(method, params as object[]);
  };
  return { release, answers: { [method]: answer } };
}
