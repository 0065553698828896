import { useChainIfAny } from '../chain/chain-context';
import { remotePicture } from './remote-picture';

/** Gives where our own server has the picture that a list names: none or one address. */
export function useRemotePicture(): (uri: string | undefined) => readonly string[] {
  const apiUrl = useChainIfAny()?.settings.api.url;
  return (uri) => {
    const source = uri === undefined || apiUrl === undefined ? undefined : remotePicture(uri, apiUrl);
    return source === undefined ? [] : [source];
  };
}
