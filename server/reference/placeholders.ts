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
  'pickup-zones',
] as const satisfies readonly ReferenceKind[]

interface Named {
  id: string
  /** What money or parcels are sent to, by field: nobody else has it. */
  facts: Readonly<Record<string, string>>
  /** What others may have, too: a company or a city may be called as another record of the release says. */
  names?: Readonly<Record<string, string>>
}

const sentTo = ['address', 'phone_number'] as const
const sentInTheNameOf = ['recipient', 'city', 'zip_code'] as const

/** What a release can only invent about the company. */
const invented = {
  'transfer-accounts': (all) =>
    all('transfer-accounts').map(({ bank, number, holder }) => ({
      id: bank,
      facts: { number },
      names: { holder },
    })),
  agents: (all) =>
    all('agents').map(({ id, contact_info: lines }) => {
      const linesOf = (titles: readonly string[]) =>
        Object.fromEntries(
          lines.flatMap(({ title, value }) => (titles.includes(title) ? [[title, value]] : [])),
        )
      return { id, facts: linesOf(sentTo), names: linesOf(sentInTheNameOf) }
    }),
  'support-contacts': (all) =>
    all('support-contacts').map(({ contact, number }) => ({ id: contact, facts: { number } })),
} satisfies { [Kind in ReferenceKind]?: (all: Catalogue['all']) => Named[] }

/** However it is written: `0123-456 789` is `0123456789`. */
const bare = (fact: string) => fact.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Of the offered records of a kind, the fields that still say what a release has invented. */
function inventedFields(catalogue: Catalogue, kind: keyof typeof invented) {
  const seeds: Named[] = invented[kind](seedItems)
  const ours = new Set(seeds.flatMap(({ facts }) => Object.values(facts).map(bare)))
  const current: Named[] = invented[kind]((one) => catalogue.all(one))
  return current.map(({ id, facts, names = {} }) => {
    const seed = seeds.find((one) => one.id === id)?.names ?? {}
    return {
      id,
      facts: Object.entries(facts).flatMap(([field, fact]) => (ours.has(bare(fact)) ? field : [])),
      names: Object.entries(names).flatMap(([field, name]) =>
        bare(name) === bare(seed[field] ?? '') ? field : [],
      ),
    }
  })
}

/** The offered records of a kind that still name something that a release has invented, as `BCA (number)`. */
export const placeholdersOf = (catalogue: Catalogue, kind: keyof typeof invented): string[] =>
  inventedFields(catalogue, kind).flatMap(({ id, facts, names }) => {
    const fields = [...facts, ...names]
    return fields.length === 0 ? [] : `${id} (${fields.join(', ')})`
  })

/** Whether the account for transfers has the number that a release has invented; a holder may be called the same. */
export const isAccountInvented = (catalogue: Catalogue): boolean =>
  inventedFields(catalogue, 'transfer-accounts').some(({ facts }) => facts.length > 0)

/** The ids of the offered records of a kind that nobody but a release has written. */
export function unconfirmed(catalogue: Catalogue, kind: ReferenceKind): string[] {
  return catalogue
    .table(kind)
    .stored.filter(({ removedAt, changedBy }) => removedAt === null && changedBy === 'release')
    .map(({ id }) => id)
}
