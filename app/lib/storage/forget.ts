/** What belongs to the browser, not to the customer. */
const ofTheBrowser: readonly string[] = [
  'tk_language',
  'tk_account_language',
  'tk_theme',
  'tk_version',
  'tk_announced',
  'tk_passkeys',
  'tk_later_identity',
  // Other tabs wait for it until the session that follows is written.
  'tk_deletion',
  // Whoever ends it writes it anew: other tabs would find nobody between the two.
  'tk_session',
  // Where somebody whose session expired returns to.
  'tk_previous_page',
]

/** Clears the customer's data, but for the session. */
export function forgetSaved(storage: Storage = localStorage, kept = ofTheBrowser): void {
  for (const key of Object.keys(storage))
    if (key.startsWith('tk_') && !kept.includes(key)) storage.removeItem(key)
}

/** Clears everything of this app, as a new version does. */
export const forgetEverything = (storage: Storage = localStorage): void => forgetSaved(storage, [])
