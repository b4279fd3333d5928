import type { AnyCall, CallSchemas } from '@seberang/domain/api'

interface Description {
  fields?: Record<string, Description>
  innerType?: Description
}

/** Names of fields that could say which thing of somebody's is meant. */
const saysWhich = /(?:^|[._-])(?:id|ids|codes?|file|files|document|image_url|key|kind)(?:\[\])?$/

/** What belongs to everybody, to the caller by nature, or to nobody, by the last part of its name. */
const everybodys = new Set([
  // The company's and the world's.
  'agent_id',
  'package_id',
  'category_id',
  'rating_category_id',
  'sub_district_id',
  'topic-id',
  'courier_code',
  'currency_code',
  'postal_code',
  'key',
  // The caller's own by nature: each customer has one of a kind, and ids of a browser mean nothing elsewhere.
  'kind',
  'local_id',
  'marking_code',
  // Secrets that prove something, with tests of their own.
  'user_id',
  'email_code',
  'phone_number_code',
])

/** Single fields of the same sort whose name means something else elsewhere. */
const harmless = new Set([
  // A one-time code, which is checked together with its address.
  'verifyCode code',
  // Open to whoever has it, by its nature: it shows nothing of whose it is.
  'quote code',
  'quotePdf code',
  // A number that counts within the caller's own notices.
  'readNotices id',
])

/** Every field of a call that may hold another customer's id, as `call field.of[].body`. */
export function idFieldsOf(call: AnyCall, schemas: CallSchemas): string[] {
  const paths = [schemas.params, schemas.query, schemas.body].flatMap((schema) =>
    schema ? leavesOf(schema.describe() as Description, '') : [],
  )
  return paths
    .filter((path) => saysWhich.test(path) && !everybodys.has(lastOf(path)))
    .map((path) => `${call.id} ${path}`)
    .filter((name) => !harmless.has(name))
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).replace('[]', '')

function leavesOf(description: Description, path: string): string[] {
  const { fields, innerType } = description
  if (innerType) return leavesOf(innerType, `${path}[]`)
  if (!fields) return [path]
  return Object.entries(fields).flatMap(([name, field]) => leavesOf(field, path ? `${path}.${name}` : name))
}
