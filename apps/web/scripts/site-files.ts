import { parseDeployment } from '@besc/wire/settings/deployment';
import { parseSite } from '@besc/wire/settings/site';
import { siteSettings } from '@besc/wire/settings/site-settings';
import { headerFiles } from '../csp/header-files';

/**
 * What a web server serves beside the built page, by file name: `settings.json` and the headers that fit it. Throws
 * DeploymentError or SettingsError, which name the field that is wrong.
 */
export function siteFiles(deployment: unknown, site: unknown): Readonly<Record<string, string>> {
  const settings = siteSettings(parseDeployment(deployment), parseSite(site));
  return { 'settings.json': `${JSON.stringify(settings, null, 2)}\n`, ...headerFiles(settings) };
}
