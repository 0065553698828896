import { readFileSync } from 'node:fs';
import { type Deployment, parseDeployment } from '@besc/wire/settings/deployment';
import { EnvironmentError } from '@besc/wire/settings/environment';
import { type IndexSettings, parseIndexSettings } from './parse-index-settings';

let settings: IndexSettings | undefined;

/** The settings of this process, read once. Throws EnvironmentError. */
export function indexSettings(): IndexSettings {
  settings ??= parseIndexSettings(process.env, readDeployment);
  return settings;
}

function readDeployment(path: string): Deployment {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new EnvironmentError('DEPLOYMENT_FILE', `names ${path}, which cannot be read`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new EnvironmentError('DEPLOYMENT_FILE', `names ${path}, which is not JSON`);
  }
  try {
    return parseDeployment(json);
  } catch (error) {
    const problem = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    throw new EnvironmentError('DEPLOYMENT_FILE', `names ${path}: ${problem}`);
  }
}
