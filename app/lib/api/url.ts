import { pathOf } from '@seberang/domain/api'

type Values = Readonly<Record<string, string | number | boolean | undefined | null>>

/** The URL of a call; empty values are left out, as the signature expects. */
export function urlOf(path: string, params: Values = {}, query: Values = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return pathOf(path, params) + (text && `?${text}`)
}
