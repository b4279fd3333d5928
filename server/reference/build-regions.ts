import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { RegionsFile } from './regions.ts'

/**
 * Writes `data/regions.json` (from idn-area-data) and `data/postal-codes.json` (from geografis). Run it by hand with
 * `node server/reference/build-regions.ts` when either package changes. The files are separate because their licences
 * differ.
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

interface Village {
  code: string
  postal: number
  city: string
  district: string
}

/**
 * The postal codes of each sub-district's villages. Matched by name, since codes changed where provinces were split; by
 * code where only the spelling of a name differs.
 */
function buildPostalCodes() {
  const file = require.resolve('geografis/data/json/data.json')
  const villages: Village[] = JSON.parse(readFileSync(file, 'utf8'))
  const byName = Map.groupBy(villages, ({ city, district }) => nameKey(city, district))
  const byCode = Map.groupBy(villages, ({ code }) => splitCode(code).parent)
  const districtNames = new Map(rowsOf('regencies.csv').map(({ code, name }) => [code, name]))
  const codes: Record<string, string> = {}
  for (const { code, name } of rowsOf('districts.csv')) {
    const district = districtNames.get(splitCode(code).parent) ?? ''
    const found = (byName.get(nameKey(district, name)) ?? byCode.get(code) ?? []).map(({ postal }) =>
      String(postal),
    )
    const postalCodes = new Set(found.filter((postalCode) => /^\d{5}$/.test(postalCode)))
    if (postalCodes.size > 0) codes[code] = [...postalCodes].sort().join(' ')
  }
  const source = `${versionOf('geografis')}, https://github.com/drizki/geografis`
  return { source, licence: 'MIT', codes }
}

function nameKey(district: string, subDistrict: string): string {
  const normalized = [district.replace(/^Kabupaten /, '').replace('Administrasi ', ''), subDistrict]
  return normalized.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')).join('|')
}

function write(name: string, content: unknown): void {
  writeFileSync(join(here, 'data', name), `${JSON.stringify(content)}\n`)
}

write('regions.json', buildRegions())
write('postal-codes.json', buildPostalCodes())
