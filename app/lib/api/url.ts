import { pathOf } from '@seberang/domain/api'

type Values = Readonly<Record<string, string | number | boolean | undefined | null>>

/** A call's address with its query; empty values are left out, as the server's signature expects. */
export function urlOf(path: string, params: Values = {}, query: Values = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return pathOf(path, params) + (text && `?${text}`)
}
