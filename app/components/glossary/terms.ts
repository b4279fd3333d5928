import type { RuleSet } from '@seberang/domain/pricing'

type LawKey = keyof RuleSet['laws']

interface TermFacts {
  /** Its address on the page of all terms. */
  anchor: string
  /** What it is based on. */
  law?: LawKey
}

/** The terms that are explained; their texts are in the namespace `glossary`, their figures in the rule set. */
export const terms = {
  duty: { anchor: 'bea-masuk', law: 'parcel' },
  vat: { anchor: 'ppn', law: 'vat' },
  income_tax: { anchor: 'pph', law: 'parcel' },
  pph22: { anchor: 'pph-22', law: 'income_tax' },
  further_levies: { anchor: 'pungutan-lagi', law: 'parcel' },
  extra_duty: { anchor: 'bea-masuk-tambahan', law: 'parcel' },
  hs: { anchor: 'hs' },
  fob: { anchor: 'fob', law: 'parcel' },
  cif: { anchor: 'cif', law: 'customs_value' },
  customs_rate: { anchor: 'kurs-pajak' },
  volume: { anchor: 'berat-volume' },
  billed: { anchor: 'berat-tagihan' },
  lcl: { anchor: 'lcl' },
  fcl: { anchor: 'fcl' },
  handling: { anchor: 'handling' },
  npwp: { anchor: 'npwp' },
  nib: { anchor: 'nib' },
  trading: { anchor: 'trading-company' },
  jastip: { anchor: 'jastip', law: 'jastip' },
  cn: { anchor: 'consignment-note', law: 'parcel' },
  pibk: { anchor: 'pibk', law: 'parcel_above_limit' },
  restricted: { anchor: 'lartas' },
  quarantine: { anchor: 'karantina' },
  imei: { anchor: 'imei', law: 'phones' },
} as const satisfies Record<string, TermFacts>

export type TermId = keyof typeof terms

export const factsOf = (id: TermId): TermFacts => terms[id]

/** In the order of the page of all terms. */
export const termGroups = {
  levies: ['duty', 'vat', 'income_tax', 'pph22', 'further_levies', 'extra_duty'],
  value: ['hs', 'fob', 'cif', 'customs_rate'],
  weight: ['volume', 'billed'],
  delivery: ['lcl', 'fcl', 'handling'],
  importer: ['npwp', 'nib', 'trading', 'jastip'],
  papers: ['cn', 'pibk', 'restricted', 'quarantine', 'imei'],
} as const satisfies Record<string, readonly TermId[]>

export type TermGroup = keyof typeof termGroups
export const groupNames = Object.keys(termGroups) as TermGroup[]
