/**
 * Memoizes the class list of a recipe. Elements that look the same then share one string, which saves time
 * and memory in a list of a thousand rows. The number of looks is limited by the code, and so is the memory.
 */
export function memoizeClasses<Looks>(make: (looks: Looks) => string): (looks: Looks) => string {
  const known = new Map<string, string>()
  return (looks) => {
    const key = JSON.stringify(looks)
    let classes = known.get(key)
    if (classes === undefined) {
      classes = make(looks)
      known.set(key, classes)
    }
    return classes
  }
}
