/** What belongs to the browser and not to who is signed in. */
const ofTheBrowser: readonly string[] = ['tk_language', 'tk_theme', 'tk_version', 'tk_announced']

/** Clears what is kept here for a customer; the session itself is written anew by who calls. */
export function forgetSaved(storage: Storage = localStorage): void {
  forget(storage, (key) => !ofTheBrowser.includes(key))
}

/** Clears everything that is ours, as a new version of the app does. */
export function forgetEverything(storage: Storage = localStorage): void {
  forget(storage, () => true)
}

function forget(storage: Storage, isOld: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (key.startsWith('tk_') && isOld(key)) storage.removeItem(key)
}
