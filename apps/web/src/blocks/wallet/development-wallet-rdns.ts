/** The id of the wallet that is built in on a local chain. */
export const developmentWalletRdns = 'org.besc.development-wallet';
