/** The browser's own key for what we keep here: it cannot be read out, not even by us. One per browser profile. */
const databaseName = 'tk_keys'
const storeName = 'keys'
const keyName = 'state'

export async function stateKey(): Promise<CryptoKey> {
  const database = await open()
  try {
    const kept = await read(database)
    if (kept) return kept
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    await write(database, key)
    // Two tabs may make a key at once; the one that was stored last is the one that both use.
    return (await read(database)) ?? key
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return settled(request)
}

function read(database: IDBDatabase): Promise<CryptoKey | undefined> {
  return settled(database.transaction(storeName).objectStore(storeName).get(keyName) as IDBRequest<CryptoKey>)
}

function write(database: IDBDatabase, key: CryptoKey): Promise<unknown> {
  const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' })
  return settled(transaction.objectStore(storeName).put(key, keyName))
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })
}
