/** Keeps accepted lists between visits. What comes back is as untrusted as anything in storage. */
export interface ListShelf {
  /** What is kept under a url; undefined when nothing is, or storage is denied. */
  read(url: string): Promise<unknown>;
  /** Settles when the list is kept, so that a reopened page finds it. */
  write(url: string, list: unknown): Promise<void>;
  remove(url: string): Promise<void>;
}

const storeName = 'lists';
/** Some browsers never say that their storage does not open: it is waited for no longer than this. */
const patienceMs = 5_000;

/** The shelf of this browser (IndexedDB: lists may be megabytes). Without it lists are fetched on each visit. */
export function browserListShelf(): ListShelf {
  let opened: Promise<IDBDatabase> | undefined;
  const run = async <Value>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value | undefined> => {
    try {
      opened ??= openDatabase();
      const database = await opened;
      const transaction = database.transaction(storeName, mode);
      const request = ask(transaction.objectStore(storeName));
      await completed(transaction);
      return request.result;
    } catch (error) {
      console.warn('Token lists cannot be kept in this browser.', error);
      return undefined;
    }
  };
  return {
    read: (url) => run<unknown>('readonly', (store) => store.get(url)),
    write: async (url, list) => {
      await run('readwrite', (store) => store.put(list, url));
    },
    remove: async (url) => {
      await run('readwrite', (store) => store.delete(url));
    },
  };
}

/** A request that succeeded may still be undone with its transaction. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('besc-token-lists', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new Error('It does not open')), patienceMs);
  });
}
