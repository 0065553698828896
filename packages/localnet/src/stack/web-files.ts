import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file of the built page, ready to be sent. */
export interface WebFile {
  readonly type: string;
  readonly etag: string;
  /** Its name holds a hash of its content, so it can be kept for ever. */
  readonly immutable: boolean;
  body(encoding: WebEncoding): Uint8Array<ArrayBuffer>;
}

/** How a body can travel. */
export type WebEncoding = 'br' | 'gzip' | 'identity';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressible = /text|json|javascript|svg|manifest/;

/** All files below `folder` by their URL path. Only what is listed here can be asked for, so no path leads outside. */
export function webFiles(folder: string): ReadonlyMap<string, WebFile> {
  const files = new Map<string, WebFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(url, webFile(path, url));
  }
  return files;
}

function webFile(path: string, url: string): WebFile {
  const type = contentTypes[extname(path)] ?? 'application/octet-stream';
  const content = new Uint8Array(readFileSync(path));
  const packed = new Map<WebEncoding, Uint8Array<ArrayBuffer>>([['identity', content]]);
  return {
    type,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`,
    immutable: /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(url),
    body(wanted) {
      const encoding = compressible.test(type) ? wanted : 'identity';
      const known = packed.get(encoding);
      if (known) return known;
      const small = new Uint8Array(
        encoding === 'br'
          ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
          : gzipSync(content),
      );
      const best = small.length < content.length ? small : content;
      packed.set(encoding, best);
      return best;
    },
  };
}
