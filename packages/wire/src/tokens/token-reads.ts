import type { ApiRead } from '../shared/api-read';

/** A list of another host, for pages whose policy lets them ask none. */
export const remoteListRead = { path: '/lists/remote', parameters: ['url'] } as const satisfies ApiRead;

/** A picture of another host, redrawn. */
export const remotePictureRead = { path: '/tokens/picture', parameters: ['uri'] } as const satisfies ApiRead;
