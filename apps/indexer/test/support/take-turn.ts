import { inTurn } from '../../launch/store-turns.mjs';

/** Takes the turn of the store; returns what gives it back. */
export function takeTurn(): () => void {
  let giveBack = () => {};
  const held = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  void inTurn(() => held);
  return giveBack;
}
