import { sql, type SQL } from 'drizzle-orm'
import { gatewayNotifications } from '../database/schema/index.ts'

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** An amount as a gateway writes it, in whole rupiah; null for what is none. */
export function rupiahOfGateway(text: string): number | null {
  const amount = Math.round(Number(text))
  return Number.isSafeInteger(amount) ? amount : null
}

/** What a stored notification says of an amount; null where it does not. @param paths where it may stand, key by key */
export function notifiedAmount(paths: readonly (readonly string[])[]): SQL<number | null> {
  const texts = paths.map((path) => {
    const keys = path.map((key) => sql`${key}`)
    return sql`jsonb_extract_path_text(${gatewayNotifications.raw}, ${list(keys)})`
  })
  return sql`coalesce(${list(texts)})`.mapWith(rupiahOfGateway)
}
