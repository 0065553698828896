/** The wallet signed when it was too late for what is signed to be taken. */
export class LateSignatureError extends Error {
  readonly code = 'SIGNED_LATE';
  readonly told = { text: 'This signature came too late. Please sign again.' };

  constructor() {
    super('The signature came after its time');
    this.name = 'LateSignatureError';
  }
}
