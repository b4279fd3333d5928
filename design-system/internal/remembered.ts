/**
 * Puts the classes of a look together once. Whatever looks the same then shares one string, which a list of a thousand
 * rows feels in its time and in its memory. There are as many looks as the code spells out, so the memory stays small.
 */
export function remembered<Looks>(make: (looks: Looks) => string): (looks: Looks) => string {
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
