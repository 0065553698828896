import { readPictureOwner } from '@besc/sdk/profile/read-picture-owner';
import type { FindPictureOwner } from '../../blocks/chain/account-faces';
import { profilePlace } from './profile-place';

/** Asks the profile contract whose picture an item is. */
export const pictureOwner: FindPictureOwner = async ({ reader, settings }, item) => {
  const place = profilePlace(settings);
  return place && (await readPictureOwner({ reader, profile: place.profile, item }));
};
