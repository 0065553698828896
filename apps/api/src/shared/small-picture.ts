import sharp from 'sharp';

/** Most pixels and longest side of what is decoded; a picture of a token has seldom more than a million. */
const maximumPixels = 10_000_000;
const maximumSide = 8192;

/** Only these decoders exist for this process: no SVG, PDF, TIFF, HEIF or anything else that the library could read. */
const loaders = ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });
sharp.cache(false);
sharp.concurrency(1);

/** Why bytes are not drawn: not a raster picture of the kinds we read, too many pixels, or torn. */
export type PictureProblem = 'unsupported' | 'too-many-pixels' | 'broken';

/**
 * Redraws a picture as a WebP of `edge` by `edge` pixels on a transparent ground: the first frame of a PNG, JPEG, WebP or GIF.
 * Only pixels go from the input to the result; names of colours, comments, places and whatever is hung on are left behind.
 */
export async function smallPicture(bytes: Uint8Array, edge: number): Promise<Uint8Array | PictureProblem> {
  if (!isRaster(bytes)) return 'unsupported';
  const options = { limitInputPixels: maximumPixels, failOn: 'error', animated: false } as const;
  try {
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width > maximumSide || height > maximumSide || width * height > maximumPixels) return 'too-many-pixels';
    return await sharp(bytes, options)
      .autoOrient()
      .resize(edge, edge, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 90, alphaQuality: 100, effort: 4 })
      .toBuffer();
  } catch {
    return 'broken';
  }
}

/** Judged by the first bytes: what a server says its file is means nothing. */
function isRaster(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const isWebp = text.startsWith('RIFF') && text.endsWith('WEBP');
  return (
    isWebp ||
    ['\u0089PNG\r\n\u001a\n', '\u00ff\u00d8\u00ff', 'GIF87a', 'GIF89a'].some((start) => text.startsWith(start))
  );
}
