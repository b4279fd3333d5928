import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PostalCodesFile, RegionsFile } from './regions.ts'
import type { VillagePointsFile, VillagesFile } from './villages.ts'

/**
 * Writes `data/regions.json` and `data/villages.json` (from idn-area-data), `data/postal-codes.json` and
 * `data/village-points.json` (from geografis). Run it by hand with `node server/reference/build-regions.ts` when either
 * package changes. The files are separate because their licences differ.
 */
const require = createRequire(import.meta.url)
const here = import.meta.dirname

interface Row {
  code: string
  name: string
}

function rowsOf(file: string): Row[] {
  const folder = dirname(require.resolve('idn-area-data/package.json'))
  const [head = '', ...lines] = readFileSync(join(folder, 'data', file), 'utf8')
    .trim()
    .split(/\r?\n/)
  const columns = head.split(',')
  const [codeAt, nameAt] = [columns.indexOf('code'), columns.indexOf('name')]
  return lines.map((line) => {
    const cells = cellsOf(line)
    return { code: cells[codeAt] ?? '', name: cells[nameAt] ?? '' }
  })
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((match) => match[1] ?? match[2] ?? '')
}

/** Splits a dotted code into its last part and its parent's code. */
function splitCode(code: string): { parent: string; own: string } {
  const at = code.lastIndexOf('.')
  return { parent: code.slice(0, Math.max(0, at)), own: code.slice(at + 1) }
}

function childrenOf(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ code }) => splitCode(code).parent)
}

function versionOf(name: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(require.resolve(`${name}/package.json`), 'utf8'),
  )
  return `${name} ${version}`
}

function buildRegions(): RegionsFile {
  const regencies = childrenOf(rowsOf('regencies.csv'))
  const districts = childrenOf(rowsOf('districts.csv'))
  return {
    source: `${versionOf('idn-area-data')}, https://github.com/fityannugroho/idn-area-data`,
    licence: 'ODbL-1.0',
    provinces: rowsOf('provinces.csv').map(({ code, name }) => [
      code,
      name,
      (regencies.get(code) ?? []).map((regency) => [
        splitCode(regency.code).own,
        // The prefix "Kab." is added for display.
        regency.name.replace(/^Kabupaten /, ''),
        (districts.get(regency.code) ?? []).map((district) => [splitCode(district.code).own, district.name]),
      ]),
    ]),
  }
}

/** Villages as one text per sub-district, each without the code of its sub-district. */
function buildVillages(): VillagesFile {
  const villages: Record<string, string> = {}
  for (const [parent, rows] of childrenOf(rowsOf('villages.csv'))) {
    villages[parent] = rows.map(({ code, name }) => `${splitCode(code).own} ${name}`).join('|')
  }
  return {
    source: `${versionOf('idn-area-data')}, https://github.com/fityannugroho/idn-area-data`,
    licence: 'ODbL-1.0',
    villages,
  }
}

interface SourceVillage {
  code: string
  postal: number
  city: string
  district: string
  village: string
  latitude: number
  longitude: number
}

const sourceVillages: SourceVillage[] = JSON.parse(
  readFileSync(require.resolve('geografis/data/json/data.json'), 'utf8'),
)
const geografis = {
  source: `${versionOf('geografis')}, https://github.com/drizki/geografis`,
  licence: 'MIT',
}

/**
 * The villages of each sub-district in geografis. Matched by name, since codes changed where provinces were split; by
 * code where only the spelling of a name differs.
 */
function matchSubDistricts(): Map<string, SourceVillage[]> {
  const byName = Map.groupBy(sourceVillages, ({ city, district }) => nameKey(city, district))
  const byCode = Map.groupBy(sourceVillages, ({ code }) => splitCode(code).parent)
  const districtNames = new Map(rowsOf('regencies.csv').map(({ code, name }) => [code, name]))
  return new Map(
    rowsOf('districts.csv').map(({ code, name }) => {
      const district = districtNames.get(splitCode(code).parent) ?? ''
      return [code, byName.get(nameKey(district, name)) ?? byCode.get(code) ?? []]
    }),
  )
}

function buildPostalCodes(matched: ReadonlyMap<string, readonly SourceVillage[]>): PostalCodesFile {
  const codes: Record<string, string> = {}
  for (const [code, villages] of matched) {
    const postalCodes = new Set(
      villages.map(({ postal }) => String(postal)).filter((one) => /^\d{5}$/.test(one)),
    )
    if (postalCodes.size > 0) codes[code] = [...postalCodes].sort().join(' ')
  }
  return { ...geografis, codes }
}

/** Names differ between the sources by a letter ("Gunong", "Gunung"), which the code then decides. */
function buildVillagePoints(
  matched: ReadonlyMap<string, readonly SourceVillage[]>,
  { codes }: PostalCodesFile,
): VillagePointsFile {
  const points: Record<string, number[]> = {}
  for (const [parent, rows] of childrenOf(rowsOf('villages.csv'))) {
    const candidates = matched.get(parent) ?? []
    const byName = new Map(candidates.map((one) => [plain(one.village), one]))
    const byCode = new Map(candidates.map((one) => [one.code, one]))
    const postalCodes = codes[parent]?.split(' ') ?? []
    const found = rows.flatMap(({ code, name }) => {
      const one = byName.get(plain(name)) ?? byCode.get(code)
      if (!one) return []
      const postal = postalCodes.indexOf(String(one.postal))
      const thousandths = [one.latitude, one.longitude].map((degrees) => Math.round(degrees * 1000))
      return [Number(splitCode(code).own), postal, ...thousandths]
    })
    if (found.length > 0) points[parent] = found
  }
  return { ...geografis, points }
}

function nameKey(district: string, subDistrict: string): string {
  const normalized = [district.replace(/^Kabupaten /, '').replace('Administrasi ', ''), subDistrict]
  return normalized.map(plain).join('|')
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function write(name: string, content: unknown): void {
  writeFileSync(join(here, 'data', name), `${JSON.stringify(content)}\n`)
}

write('regions.json', buildRegions())
write('villages.json', buildVillages())
const matched = matchSubDistricts()
const postalCodes = buildPostalCodes(matched)
write('postal-codes.json', postalCodes)
write('village-points.json', buildVillagePoints(matched, postalCodes))
