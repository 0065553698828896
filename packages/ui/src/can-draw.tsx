/** Whether this browser draws on canvases; some refuse, by setting or without a screen. */
export function canDraw(): boolean {
  return document.createElement('canvas').getContext('2d') !== null;
}
