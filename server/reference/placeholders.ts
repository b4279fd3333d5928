import type { ReferenceKind } from '@seberang/domain/api'
import type { Catalogue } from './catalogue.ts'
import { seedItems } from './seeds.ts'

/** Kinds whose figures a release can only suggest: the company sets its own, or confirms them. */
export const tariffKinds = [
  'packages',
  'categories',
  'couriers',
  'insurances',
  'export-packages',
] as const satisfies readonly ReferenceKind[]

interface Named {
  id: string
  /** What money or parcels are sent to, by field. */
  facts: Readonly<Record<string, string>>
}

/** What a release can only invent about the company. */
const invented = {
  'transfer-accounts': (all) =>
    all('transfer-accounts').map(({ bank, number }) => ({ id: bank, facts: { number } })),
  agents: (all) =>
    all('agents').map(({ id, contact_info: lines }) => ({
      id,
      facts: Object.fromEntries(
        lines.flatMap(({ title, value }) =>
          title === 'address' || title === 'phone_number' ? [[title, value]] : [],
        ),
      ),
    })),
  'support-contacts': (all) =>
    all('support-contacts').map(({ contact, number }) => ({ id: contact, facts: { number } })),
} satisfies { [Kind in ReferenceKind]?: (all: Catalogue['all']) => Named[] }

/** However it is written: `0123-456 789` is `0123456789`. */
const bare = (fact: string) => fact.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The offered records of a kind that still name something that a release has invented, as `BCA (number)`. */
export function placeholdersOf(catalogue: Catalogue, kind: keyof typeof invented): string[] {
  const ours = new Set(invented[kind](seedItems).flatMap(({ facts }) => Object.values(facts).map(bare)))
  return invented[kind]((one) => catalogue.all(one)).flatMap(({ id, facts }) => {
    const fields = Object.entries(facts).flatMap(([field, fact]) => (ours.has(bare(fact)) ? field : []))
    return fields.length === 0 ? [] : `${id} (${fields.join(', ')})`
  })
}

/** The ids of the offered records of a kind that nobody but a release has written. */
export function unconfirmed(catalogue: Catalogue, kind: ReferenceKind): string[] {
  return catalogue
    .table(kind)
    .stored.filter(({ removedAt, changedBy }) => removedAt === null && changedBy === 'release')
    .map(({ id }) => id)
}
