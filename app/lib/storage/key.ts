const databaseName = 'tk_keys'
const storeName = 'keys'
const keyName = 'state'

let stored: Promise<CryptoKey> | undefined

/** The encryption key of this browser profile. It is not extractable, not even by this app. */
export function stateKey(): Promise<CryptoKey> {
  stored ??= readOrMake().catch((error: unknown) => {
    stored = undefined
    throw error
  })
  return stored
}

async function readOrMake(): Promise<CryptoKey> {
  const database = await open()
  try {
    const keys = () => database.transaction(storeName).objectStore(storeName)
    return ((await settled(keys().get(keyName))) as CryptoKey | undefined) ?? (await make(database))
  } finally {
    database.close()
  }
}

/** Two tabs may create a key at the same time; the first one stored wins. */
async function make(database: IDBDatabase): Promise<CryptoKey> {
  const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const keys = database.transaction(storeName, 'readwrite', { durability: 'strict' }).objectStore(storeName)
  const found = (await settled(keys.get(keyName))) as CryptoKey | undefined
  if (!found) await settled(keys.put(created, keyName))
  return found ?? created
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    // Safe cast: a request that has failed says why.
    request.addEventListener('error', () => reject(request.error as DOMException))
  })
}
