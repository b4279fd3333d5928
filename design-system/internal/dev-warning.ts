const said = new Set<string>()

/**
 * Tells the developer, once, what a component was given that cannot work and what to pass in its place. Call it behind
 * `process.env.NODE_ENV !== 'production'`: every bundler then leaves it out, words and all, of what customers get.
 */
export function devWarning(component: string, remedy: string): void {
  const warning = `${component}: ${remedy}`
  if (said.has(warning)) return
  said.add(warning)
  console.warn(warning)
}

/** Without a label, a screen reader has nothing to say. */
export function warnWithoutLabel(component: string, label: unknown, example: string): void {
  if (typeof label === 'string' && label.trim() === '') {
    devWarning(component, `its label is empty. Pass what it asks or does, such as label="${example}".`)
  } else if (label === undefined || label === null || label === false) {
    devWarning(component, `it has no label. Pass what it asks or does, such as label="${example}".`)
  }
}

/** Of two options with one value, only the first can ever be chosen. */
export function warnOfTwins(component: string, label: string, values: readonly string[]): void {
  // As a rule there are none; which one it is matters only then.
  if (new Set(values).size === values.length) return
  const twin = values.find((value, index) => values.indexOf(value) !== index)
  devWarning(component, `two options of "${label}" have the value "${twin}". Give each a value of its own.`)
}

/** The values of options, to look for twins among. */
export const valuesOf = (options: readonly { value: string }[]): string[] => options.map(({ value }) => value)

/** For names that come from elsewhere, where the compiler could not see them. */
export function warnOfUnknown(component: string, prop: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return
  devWarning(component, `there is no ${prop} "${name}". Pass one of ${known.join(', ')}.`)
}
