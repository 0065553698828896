import { smallPicture } from './small-picture';

// A process of its own, without secrets in its environment: bytes of strangers in, a drawn picture or a reason out.
process.on('message', (message: unknown) => {
  if (!isPicture(message)) return;
  smallPicture(message.bytes, message.edge).then(
    (result) => process.send?.(result),
    () => process.send?.('broken'),
  );
});
process.once('disconnect', () => process.exit(0));

function isPicture(message: unknown): message is { readonly bytes: Uint8Array; readonly edge: number } {
  if (typeof message !== 'object' || message === null || !('bytes' in message) || !('edge' in message)) return false;
  return message.bytes instanceof Uint8Array && typeof message.edge === 'number';
}
