import { keptUrl } from '../shared/kept-url';

/** Where the metadata of an item is: in the place of its kind, or at the collection's base by its kind or else its number. */
export function metadataUrl(
  { baseURI }: { baseURI: string },
  { tokenId, otherId }: { tokenId: bigint; otherId: bigint | null },
  kindURI = '',
): string {
  if (kindURI !== '' || baseURI === '') return kindURI;
  return keptUrl(`${baseURI}${otherId ?? tokenId}`);
}
