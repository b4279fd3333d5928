/** Written by the script in index.html. */
export const landingKey = 'tk_landing'

/** Whether this browser came through a landing link. */
export function hasLanded(): boolean {
  try {
    return localStorage.getItem(landingKey) !== null
  } catch {
    return false
  }
}
