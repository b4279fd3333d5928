type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A JSON merge patch (RFC 7396): fields are replaced, null removes one, and lists are replaced as a whole. */
export function mergePatch(target: object, patch: object): Fields {
  const merged: Fields = { ...target }
  for (const [name, value] of Object.entries(patch)) {
    const before = merged[name]
    if (value === null) delete merged[name]
    else merged[name] = isFields(value) ? mergePatch(isFields(before) ? before : {}, value) : value
  }
  return merged
}

/** Trims all texts. */
export function trimmed(record: object): Fields {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, trimmedValue(value)]))
}

function trimmedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmedValue)
  return isFields(value) ? trimmed(value) : value
}
