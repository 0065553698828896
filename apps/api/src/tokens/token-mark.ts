import sharp from 'sharp';

const size = 128;

/** Ground colours: verdigris, ink, sky, clay, moss, plum. */
const grounds = ['#167a6c', '#684e94', '#2668a4', '#a4523e', '#587834', '#8a3e68'];
const named: Readonly<Record<string, string>> = {
  WBESC: '#167a6c',
  BUSDC: '#2668a4',
  MONEY: '#ba8018',
  HENNY: '#a4523e',
  WAGMI: '#684e94',
  Bernie: '#587834',
  RFLX: '#8a3e68',
  OLDG: '#545c6a',
};

/** Letters as lines in hundredths of the edge, the middle at 0 0. No font: the picture is the same on every machine. */
const letters: Readonly<Record<string, string>> = {
  B: 'M-15-20V20M-15-20H3A12 10 0 0 1 3 0H-15M3 0H5A13 10 0 0 1 5 20H-15',
  H: 'M-15-20V20M15-20V20M-15 0H15',
  M: 'M-19 20V-20L0 8L19-20V20',
  O: 'M18 0A18 20 0 1 1-18 0A18 20 0 1 1 18 0Z',
  R: 'M-15-20V20M-15-20H3A12 10 0 0 1 3 0H-15M0 0L16 20',
  W: 'M-22-20L-11 20L0-8L11 20L22-20',
};
/** The stable token's own, so that it is not one more B. */
const dollar = 'M11-13A12.5 8.5 0 1 0 0 0A12.5 8.5 0 1 1-11 13M0-25V25';
const diamond = 'M0-20L18 0L0 20L-18 0Z';

const letterOf = (symbol: string) =>
  symbol === 'BUSDC' ? dollar : (letters[symbol.charAt(0).toUpperCase()] ?? diamond);

/**
 * The mark of a token as a PNG of 128 by 128: a round ground with the first letter of its symbol, or a diamond. The same
 * symbol and address always give the same bytes.
 */
export async function tokenMark(token: { symbol: string; address: string }): Promise<Uint8Array<ArrayBuffer>> {
  const seed = Number.parseInt(token.address.slice(-6), 16);
  const ground = named[token.symbol] ?? grounds[seed % grounds.length];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="${size}" height="${size}">
<linearGradient id="light" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".13"/></linearGradient>
<circle r="49.5" fill="${ground}"/><circle r="49.5" fill="url(#light)"/>
<g fill="none" stroke="#fcfcfc" stroke-linecap="round" stroke-linejoin="round">
<circle r="43" stroke-width="1.6" stroke-opacity=".35"/><path stroke-width="7.5" d="${letterOf(token.symbol)}"/></g></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer());
}
