import type { Plugin } from 'vite';
import { fontLicenses } from './font-licenses';

/** Writes the licences of the fonts into a file of the page, as they ask for. */
export function fontLicensesPlugin(fileName: string): Plugin {
  return {
    name: 'besc-font-licenses',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: fontLicenses() });
    },
  };
}
