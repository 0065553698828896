import { parseSettings, type Settings } from '@besc/wire/settings/settings';

/** The settings file could not be had; the message says why in one sentence. */
class SettingsUnavailableError extends Error {
  readonly code = 'SETTINGS_UNAVAILABLE';

  constructor(problem: string, options?: ErrorOptions) {
    super(`The settings file /settings.json could not be loaded: ${problem}.`, options);
    this.name = 'SettingsUnavailableError';
  }
}

/** Loads what this deployment is. Throws SettingsUnavailableError, or SettingsError which names the wrong field. */
export async function fetchSettings(): Promise<Settings> {
  return parseSettings(await fetchJson());
}

async function fetchJson(): Promise<unknown> {
  const response = await fetch('/settings.json', { cache: 'no-cache', signal: AbortSignal.timeout(30_000) }).catch(
    (cause: unknown) => {
      throw new SettingsUnavailableError('the server does not answer', { cause });
    },
  );
  if (!response.ok) throw new SettingsUnavailableError(`the server answers ${response.status}`);
  try {
    return await response.json();
  } catch (cause) {
    throw new SettingsUnavailableError('it is not JSON', { cause });
  }
}
