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
  /** What money or parcels are sent to. */
  facts: string[]
}

/** What a release can only invent about the company. */
const invented = {
  'transfer-accounts': (all) =>
    all('transfer-accounts').map(({ bank, number }) => ({ id: bank, facts: [number] })),
  agents: (all) =>
    all('agents').map(({ id, contact_info: lines }) => ({
      id,
      facts: lines.flatMap(({ title, value }) => (['address', 'phone_number'].includes(title) ? value : [])),
    })),
  'support-contacts': (all) =>
    all('support-contacts').map(({ contact, number }) => ({ id: contact, facts: [number] })),
} satisfies { [Kind in ReferenceKind]?: (all: Catalogue['all']) => Named[] }

/** However it is written: `0123-456 789` is `0123456789`. */
const bare = (fact: string) => fact.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The ids of the offered records of a kind that still name something that a release has invented. */
export function placeholdersOf(catalogue: Catalogue, kind: keyof typeof invented): string[] {
  const ours = new Set(invented[kind](seedItems).flatMap(({ facts }) => facts.map(bare)))
  return invented[kind]((one) => catalogue.all(one))
    .filter(({ facts }) => facts.some((fact) => ours.has(bare(fact))))
    .map(({ id }) => id)
}

/** The ids of the offered records of a kind that nobody but a release has written. */
export function unconfirmed(catalogue: Catalogue, kind: ReferenceKind): string[] {
  return catalogue
    .table(kind)
    .stored.filter(({ removedAt, changedBy }) => removedAt === null && changedBy === 'release')
    .map(({ id }) => id)
}
