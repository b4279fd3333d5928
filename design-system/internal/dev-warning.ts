const shown = new Set<string>()

/**
 * Warns the developer, once, about a value that cannot work, and says what to pass instead. Call it behind
 * `process.env.NODE_ENV !== 'production'`: bundlers then drop it from production code, texts included.
 */
export function devWarning(component: string, remedy: string): void {
  const warning = `${component}: ${remedy}`
  if (shown.has(warning)) return
  shown.add(warning)
  console.warn(warning)
}

/** Without a label, screen readers announce nothing. */
export function warnWithoutLabel(component: string, label: unknown, example: string): void {
  if (typeof label === 'string' && label.trim() === '') {
    devWarning(component, `its label is empty. Pass what it asks or does, such as label="${example}".`)
  } else if (label === undefined || label === null || label === false) {
    devWarning(component, `it has no label. Pass what it asks or does, such as label="${example}".`)
  }
}

/** Of two options with the same value, only the first can be chosen. */
export function warnOfDuplicates(component: string, label: string, values: readonly string[]): void {
  // Duplicates are rare: which one it is matters only then.
  if (new Set(values).size === values.length) return
  const duplicate = values.find((value, index) => values.indexOf(value) !== index)
  devWarning(
    component,
    `two options of "${label}" have the value "${duplicate}". Give each a value of its own.`,
  )
}

/** The values of options, to search for duplicates. */
export const valuesOf = (options: readonly { value: string }[]): string[] => options.map(({ value }) => value)

/** For names from data, which the compiler cannot check. */
export function warnOfUnknown(component: string, prop: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return
  devWarning(component, `there is no ${prop} "${name}". Pass one of ${known.join(', ')}.`)
}
