// Loaded before a build: another clock, folders read backwards, files for their owner alone.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [RealDate, readdirSync, readdir] = [Date, fs.readdirSync, fs.promises.readdir];
const shift = 11 * 365 * 86_400_000;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + shift] : given));
  }
  static now() {
    return RealDate.now() + shift;
  }
};
fs.readdirSync = (...given) => readdirSync(...given).reverse();
fs.promises.readdir = async (...given) => (await readdir(...given)).reverse();
syncBuiltinESMExports();
process.umask(0o077);
