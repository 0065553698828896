import { nftsHistory } from '@besc/localnet/nfts/nfts.history';
import { profileHistory } from '@besc/localnet/profile/profile.history';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { vi } from 'vitest';
import { type ProfilePlace, profilePlace } from '../../src/features/profile/profile-place';
import { FaultLab } from '../fault-lab';

/** Where the profile API of these tests is. */
export const apiUrl = 'https://api.example';

/** A lab whose accounts 1 to 20 have profiles, of `localProfiles`, and more collectibles. */
export async function startProfileLab(): Promise<{ lab: FaultLab; place: ProfilePlace }> {
  const lab = await FaultLab.start();
  const { chain, exchange } = lab;
  const world = { chain, deployment: exchange.deployment, seed: 'test', start: 0, end: 0, isResumed: false, blocks: 0 };
  await chain.setAutomine(false);
  await nftsHistory.open?.(world);
  await profileHistory.open?.(world);
  await chain.setAutomine(true);
  await lab.keep();
  const place = profilePlace(lab.settings);
  if (place === undefined) throw new Error('There are no profiles');
  return { lab, place };
}

export const accountAt = (lab: FaultLab, index: number) => checksumAddress(lab.chain.accounts[index]?.address ?? '');

/** From here to the test's end the API answers by path; undefined: it is away. What was asked comes back, oldest first. */
export function answerApi(answer: (path: string) => unknown): string[] {
  const asked: string[] = [];
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const place = String(request[0]);
    if (!place.startsWith(apiUrl)) return await others(...request);
    const path = decodeURIComponent(place.slice(apiUrl.length));
    asked.push(path);
    const told = answer(path);
    if (told === undefined) throw new TypeError('No answer');
    return told instanceof Response ? told : Response.json(told);
  });
  return asked;
}
