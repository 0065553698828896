import { EnvironmentError } from '@besc/wire/settings/environment';
import { indexSettings } from '../src/shared/index-settings';
import { LaunchError } from './launch-error';
import { runIndex } from './run-index';

try {
  await runIndex(indexSettings());
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof LaunchError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
