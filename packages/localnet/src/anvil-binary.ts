import { createRequire } from 'node:module';

/** No anvil binary is installed for this operating system and processor. */
export class AnvilMissingError extends Error {
  readonly code = 'ANVIL_MISSING';
  constructor(name: string) {
    super(`The local chain program is not installed (${name}). Run "npm install" in the repository and try again.`);
    this.name = 'AnvilMissingError';
  }
}

/** Path of the native anvil of the npm package for this platform: started directly, without its Node wrapper. */
export function anvilBinary(): string {
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  const name = `@foundry-rs/anvil-${process.platform}-${arch}`;
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  // The platform package is a dependency of @foundry-rs/anvil, so it is looked up from there.
  const require = createRequire(import.meta.url);
  const fromAnvil = createRequire(require.resolve('@foundry-rs/anvil/package.json'));
  try {
    return fromAnvil.resolve(`${name}/bin/${file}`);
  } catch {
    throw new AnvilMissingError(name);
  }
}
