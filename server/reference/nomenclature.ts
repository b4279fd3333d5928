import type { Language } from '@seberang/domain/language'
import { loadFile } from './load.ts'
import type { HsCodeRecord } from './records.ts'
import { restrictionOf } from './restrictions.ts'

/** A four-digit heading; its Indonesian and Chinese names are our own translations. */
export interface Heading {
  code: string
  names: Record<Language, string>
}

interface NomenclatureFile {
  headings: Record<string, Heading['names']>
  /** The English names of the six-digit codes. */
  codes: Record<string, string>
}

/** The typical rates of a chapter, for its codes that the catalogue of goods does not list. */
export interface Chapter extends Pick<
  HsCodeRecord,
  'category_id' | 'percentage_bea_masuk' | 'percentage_ppn' | 'percentage_pph'
> {
  chapter: string
}

const { headings, codes } = loadFile<NomenclatureFile>('nomenclature', 'codes')

/** The chapters of the Harmonized System by their two digits. */
export const chapters: ReadonlyMap<string, Chapter> = new Map(
  loadFile<{ items: Chapter[] }>('chapters', 'items').items.map((one) => [one.chapter, one]),
)

/** The heading in which a code of four or more digits lies. */
export function headingOf(hscode: string): Heading | undefined {
  const code = hscode.slice(0, 4)
  const names = headings[code]
  return names && { code, names }
}

function recordOf(hscode: string, name: string): HsCodeRecord {
  const chapter = chapters.get(hscode.slice(0, 2))
  const heading = headingOf(hscode)
  if (!chapter || !heading) throw new Error(`the nomenclature has no chapter or heading of ${hscode}`)
  const { category_id, percentage_bea_masuk, percentage_ppn, percentage_pph } = chapter
  const restriction = restrictionOf(hscode)
  return {
    hscode,
    labels: { ...heading.names, en: name },
    words: { id: '', en: '', zh: '' },
    category_id,
    percentage_bea_masuk,
    percentage_ppn,
    percentage_pph,
    rate_basis: 'chapter',
    ...(restriction && { restriction }),
  }
}

/**
 * All six-digit codes of the Harmonized System in order, with the typical rates of their chapters, the official English
 * name, and in the other languages the name of their heading.
 */
export const nomenclature: ReadonlyMap<string, HsCodeRecord> = new Map(
  Object.entries(codes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([hscode, name]) => [hscode, recordOf(hscode, name)]),
)
