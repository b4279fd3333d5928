export interface Name extends Record<string, string> {
  first_name: string
  last_name: string
}

const key = 'tk_typed_name'

/** What was typed and not saved, for whoever comes back to the page; sign-out removes it by the beginning of its key. */
export function readTypedName(): Name | undefined {
  const stored = sessionStorage.getItem(key)
  return stored === null ? undefined : (JSON.parse(stored) as Name)
}

export const saveTypedName = (name: Name): void => sessionStorage.setItem(key, JSON.stringify(name))
export const forgetTypedName = (): void => sessionStorage.removeItem(key)
