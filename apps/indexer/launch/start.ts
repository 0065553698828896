import { indexSettings } from '../src/shared/index-settings';
import { IndexSettingsError } from '../src/shared/index-settings-error';
import { LaunchError } from './launch-error';
import { runIndex } from './run-index';

try {
  await runIndex(indexSettings());
} catch (error) {
  if (!(error instanceof IndexSettingsError || error instanceof LaunchError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
