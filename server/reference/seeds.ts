import { referenceKinds, type ReferenceKind } from '@seberang/domain/api'
import { loadFile } from './load.ts'
import { idFields, type Records, type Seed } from './records.ts'

type Item = Record<string, unknown>

interface SeedFile {
  source: string
  as_of: string
  items: Item[]
  /** Province ids by zone, in `couriers`. */
  zones?: Record<string, string[]>
  /** Phone numbers by contact, in `support`. */
  contacts?: Record<string, string>
}

interface Origin {
  file: string
  items: (file: SeedFile) => Item[]
}

const itemsOf = (file: string): Origin => ({ file, items: ({ items }) => items })

const origins: Record<ReferenceKind, Origin> = {
  agents: itemsOf('agents'),
  categories: itemsOf('categories'),
  countries: itemsOf('countries'),
  'courier-zones': {
    file: 'couriers',
    items: ({ zones = {} }) => Object.entries(zones).map(([zone, provinces]) => ({ zone, provinces })),
  },
  couriers: itemsOf('couriers'),
  'export-countries': itemsOf('export-countries'),
  'export-packages': itemsOf('export-packages'),
  'hs-codes': itemsOf('hs-codes'),
  insurances: itemsOf('insurances'),
  packages: itemsOf('packages'),
  'pickup-hubs': itemsOf('pickup-hubs'),
  'pickup-windows': itemsOf('pickup-windows'),
  'pickup-zones': itemsOf('pickup-zones'),
  'public-holidays': itemsOf('public-holidays'),
  rates: itemsOf('rates'),
  'rating-categories': itemsOf('rating-categories'),
  'support-contacts': {
    file: 'support',
    items: ({ contacts = {} }) => Object.entries(contacts).map(([contact, number]) => ({ contact, number })),
  },
  'support-topics': itemsOf('support'),
  'time-zones': itemsOf('time-zones'),
  'transfer-accounts': itemsOf('transfer-accounts'),
}

function seedsOf(kind: ReferenceKind): Seed[] {
  const { file, items } = origins[kind]
  const read = loadFile<SeedFile>(file, 'items')
  return items(read).map((record, place) => ({
    kind,
    id: String(record[idFields[kind]]),
    place,
    record,
    source: textOr(record['source'], read.source),
    asOf: new Date(textOr(record['as_of'], read.as_of)),
  }))
}

/** A rate has its own source and date; other records take those of their file. */
const textOr = (own: unknown, common: string) => (typeof own === 'string' ? own : common)

/** All records of this release, from the files in `data/`. */
export function readSeeds(): Seed[] {
  return referenceKinds.flatMap(seedsOf)
}

/** The records of one kind in this release. */
export function seedItems<Kind extends ReferenceKind>(kind: Kind): Records[Kind][] {
  return seedsOf(kind).map(({ record }) => record as unknown as Records[Kind])
}
