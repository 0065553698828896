import { oklchToRgba } from './oklch';

/** Channels of any colour a browser understands, painted on one pixel and read back; undefined without a canvas. */
function paintedChannels(text: string): readonly number[] | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pixel = canvas.getContext('2d', { willReadFrequently: true });
  if (!pixel) return undefined;
  pixel.fillStyle = text;
  pixel.fillRect(0, 0, 1, 1);
  return [...pixel.getImageData(0, 0, 1, 1).data];
}

/**
 * `rgba(r, g, b, a)` of a colour as the page carries it, its alpha multiplied by `opacity`. Builds rewrite the OKLCH of
 * the theme into other notations, so anything that is not OKLCH is asked of the browser.
 */
export function cssColourToRgba(text: string, opacity = 1): string {
  if (text.trim().startsWith('oklch(')) return oklchToRgba(text, opacity);
  const [red = 0, green = 0, blue = 0, alpha = 255] = paintedChannels(text) ?? [];
  return `rgba(${red}, ${green}, ${blue}, ${(alpha / 255) * opacity})`;
}
