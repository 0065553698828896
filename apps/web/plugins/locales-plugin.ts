import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../src/blocks/language/languages';
import { completeLocales } from './complete-locales';
import { mergedMessages } from './merged-messages';

/**
 * Serves and emits `/locales/<code>.json`, one file for each offered language, from the messages of all folders. The page
 * learns from `import.meta.env.INCOMPLETE_LOCALES` which of them lack texts.
 */
export function localesPlugin(): Plugin {
  let root = '';
  return {
    name: 'besc-locales',
    config({ root: configured = '.' }) {
      const complete = new Set(completeLocales(resolve(configured)));
      const codes = languages.map(({ code }) => code);
      const INCOMPLETE_LOCALES = codes.filter((code) => !complete.has(code)).join(' ');
      return {
        define: { 'import.meta.env.INCOMPLETE_LOCALES': JSON.stringify(INCOMPLETE_LOCALES) },
        // Tests run without `define`.
        test: { env: { INCOMPLETE_LOCALES } },
      };
    },
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      for (const { code } of languages) {
        const source = JSON.stringify(mergedMessages(root, code));
        this.emitFile({ type: 'asset', fileName: `locales/${code}.json`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const code = /^\/locales\/([A-Za-z-]+)\.json(?:\?|$)/.exec(request.url ?? '')?.[1];
        if (code === undefined || !languages.some((language) => language.code === code)) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(mergedMessages(root, code)));
      });
    },
  };
}
