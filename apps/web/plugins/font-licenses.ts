import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const styles = new URL('../../../packages/ui/src/styles/fonts.css', import.meta.url);

/** The licences of the fonts that the styles import, as Markdown; Vite collects those of code alone. Throws where one is missing. */
export function fontLicenses(): string {
  const { resolve } = createRequire(styles);
  const fonts = [...readFileSync(styles, 'utf8').matchAll(/@import "((?:@[^/"]+\/)?[^/"]+)\//g)].map(
    ([, font]) => font,
  );
  if (fonts.length === 0) throw new Error('The styles import no fonts');
  return fonts.map((font) => `## ${font}\n\n${readFileSync(resolve(`${font}/LICENSE`), 'utf8').trim()}\n`).join('\n');
}
