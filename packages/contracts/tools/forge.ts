import { runForge } from './run-forge';

// forge with its real exit code, for the package's scripts.
await runForge(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
