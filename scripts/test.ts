// `npm test` runs everything; stage names as arguments run only those: npm test -- unit journeys
// `npm test -- changed` runs what the commits since origin/main and the uncommitted changes can affect, in a few
// minutes: the server on PGlite alone, proofs and journeys only when they change themselves.
// `npm run proof` runs the stage of that name with the full numbers, with the proofs that have their place elsewhere.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { tableOf } from '../tests/proof/support/table.ts'
import { missingForPowerCuts } from '../tests/proof/support/power.ts'
import { findPostgres } from '../tests/server/support/postgres.ts'
import { buildApp } from './build.ts'
import { changesSince, readersOf, stagesFor, type Change } from './changed.ts'
import { checks, report } from './check.ts'
import { addResults, readPlaywright, readVitest, resultOf, type Result } from './results.ts'
import { compileCache, run } from './run.ts'
import { scratchInMemory } from './scratch.ts'

const reports = mkdtempSync(join(tmpdir(), 'seberang-test-'))
// The proofs report their figures there, some of them from other stages.
process.env['PROOF_TABLE'] = join(reports, 'proofs')
// Hundreds of processes are started, of servers and of commands; half of what a short one does is reading its own code.
process.env['NODE_COMPILE_CACHE'] ??= compileCache
const failedFiles: string[] = []

const stages = {
  check: async () => {
    const { passed, failed } = report(await checks())
    return { passed: passed.length, skipped: 0, failures: failed.map((name) => `check ${name}`) }
  },
  unit: (change?: Change) => vitest(['unit', 'components'], change),
  server: (change?: Change) =>
    vitest(['server'], change, { ...scratchInMemory(), ...(change && { ONLY_PGLITE: 'true' }) }),
  proof: async (change?: Change) => {
    if (process.env['PROOF'] !== 'full') return vitest(['proof'], change, scratchInMemory())
    // What they write with the full numbers is too much for memory.
    const result = await vitest(['proof'], change)
    // Drafts are proved in a real browser.
    await buildApp()
    return addResults(result, await playwright('journeys', 'drafts.spec'))
  },
  stories: (change?: Change) => vitest(['stories'], change),
  package: () => playwright('package'),
  journeys: async () => {
    await buildApp()
    return playwright('journeys')
  },
} satisfies Record<string, (change?: Change) => Promise<Result>>
type Stage = keyof typeof stages
const stageNames = Object.keys(stages) as Stage[]

const requested = process.argv.slice(2).filter((name) => name !== '--full')
if (process.argv.includes('--full')) process.env['PROOF'] = 'full'
const unknown = requested.filter((name) => !(name in stages) && name !== 'changed')
if (unknown.length > 0) {
  const known = [...stageNames, 'changed'].join(', ')
  console.error(`There is no stage ${unknown.join(', ')}; the stages are ${known}.`)
  process.exit(2)
}

const change = requested.includes('changed') ? await changesSince('origin/main') : undefined
const chosen = change ? stagesFor(change, stageNames) : stageNames.filter(isRequested)
const missing = [...new Set([...(findPostgres() ? [] : ['PostgreSQL']), ...missingForPowerCuts()])]
let total: Result = { passed: 0, skipped: 0, failures: [] }
for (const name of chosen) {
  console.log(`\n── ${name} ──`)
  const [started, busy] = [performance.now(), busyTime()]
  const result = checked(await stages[name](change), name)
  const seconds = (performance.now() - started) / 1000
  const share = Math.round((busyTime() - busy) / seconds / cpus().length / 10)
  console.log(`${name}: ${textOf(result)} in ${Math.round(seconds)} s, processors ${share} % busy`)
  total = addResults(total, result)
}
if (chosen.includes('proof')) {
  console.log('\n── proofs ──')
  for (const line of tableOf(join(reports, 'proofs'), failedFiles)) console.log(line)
}
rmSync(reports, { recursive: true, force: true })
if (total.skipped > 0) {
  console.log(
    change
      ? '\nWhat needs PostgreSQL was skipped: npm test runs it.'
      : `\nWhat needs ${missing.join(', ')} was skipped: install it; any PostgreSQL will do as DATABASE_URL_TEST, except for power cuts.`,
  )
}
console.log(`\n${textOf(total)}`)
for (const failure of total.failures) console.log(`✗ ${failure}`)
process.exitCode = total.failures.length > 0 ? 1 : 0

function isRequested(name: Stage): boolean {
  return requested.length === 0 || requested.includes(name)
}

/**
 * A skipped test counts as failed, unless what it needs is left out on purpose or missing. In CI everything is
 * required.
 */
function checked(result: Result, name: Stage): Result {
  const isExpected = change !== undefined || (missing.length > 0 && !process.env['CI'])
  if (isExpected || result.skipped === 0) return result
  return addResults(
    { ...result, skipped: 0 },
    { passed: 0, skipped: 0, failures: [`${name}: ${result.skipped} skipped`] },
  )
}

function textOf({ passed, skipped, failures }: Result): string {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Milliseconds of work of all processors together. */
function busyTime(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}

async function vitest(
  projects: readonly string[],
  since?: Change,
  env?: Record<string, string>,
): Promise<Result> {
  const file = join(reports, `${projects.join('-')}.json`)
  const parameters = [
    // "related" follows imports from the changed files; the tests that read them otherwise are added by name.
    ...(since ? ['related', '--run'] : ['run']),
    ...projects.flatMap((project) => ['--project', project]),
    ...(since ? ['--passWithNoTests'] : []),
    '--reporter=default',
    '--reporter=./scripts/vitest-reporter.ts',
    ...(since ? [...since.files, ...readersOf(since)] : []),
  ]
  const { code } = await run('vitest', parameters, { env: { ...env, REPORT: file } })
  return resultOf(projects.join('-'), code, () => {
    const { failedFiles: files, ...result } = readVitest(file)
    failedFiles.push(...files)
    return result
  })
}

async function playwright(name: 'package' | 'journeys', ...only: string[]): Promise<Result> {
  const file = join(reports, `${name}.json`)
  const parameters = ['test', '--config', `tests/${name}/playwright.config.ts`, ...only]
  // A package is installed there, which is large.
  const scratch = name === 'package' ? {} : scratchInMemory()
  const { code } = await run('playwright', parameters, { env: { ...scratch, REPORT: file } })
  return resultOf(name, code, () => readPlaywright(file))
}
