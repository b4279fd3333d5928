/** Whether this browser came by a landing link. The script in index.html stores it before anything else runs. */
export function hasLanded(): boolean {
  try {
    return localStorage.getItem('tk_landing') !== null
  } catch {
    return false
  }
}
