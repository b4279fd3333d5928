/** Whether this browser came through a landing link; the script in index.html stores that. */
export function hasLanded(): boolean {
  try {
    return localStorage.getItem('tk_landing') !== null
  } catch {
    return false
  }
}
