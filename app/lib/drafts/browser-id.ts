/** Without the prefix of what a new version of the app clears: like the drafts, it outlives that. */
const name = 'seberang_browser'

/** Tells the drafts that this browser sent from those of the customer's other devices. */
export function browserId(): string {
  const id = localStorage.getItem(name) ?? crypto.randomUUID()
  localStorage.setItem(name, id)
  return id
}
