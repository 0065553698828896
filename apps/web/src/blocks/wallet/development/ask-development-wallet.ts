import type { Address } from '@besc/domain/shared/address';
import { type DevelopmentWalletQuestion, developmentWalletStore } from './development-wallet-store';

let lastId = 0;

/** Puts a question of the built-in wallet before the person: the account it may go on with, or undefined for no. */
export function askDevelopmentWallet(question: DevelopmentWalletQuestion): Promise<Address | undefined> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (account: Address | undefined) => {
      developmentWalletStore.setState(({ requests }) => ({ requests: requests.filter((other) => other.id !== id) }));
      resolve(account);
    };
    developmentWalletStore.setState(({ requests }) => ({ requests: [...requests, { id, question, answer }] }));
  });
}
