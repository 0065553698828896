/** The id of the wallet's button in the header, whatever it says at the moment. */
export const walletButtonId = 'wallet-button';
