import { smallPicture } from './small-picture';

// A process of its own, without secrets in its environment: bytes of strangers in, a drawn picture or a reason out.
process.on('message', (bytes: unknown) => {
  if (!(bytes instanceof Uint8Array)) return;
  smallPicture(bytes).then(
    (result) => process.send?.(result),
    () => process.send?.('broken'),
  );
});
process.once('disconnect', () => process.exit(0));
