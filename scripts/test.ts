// `npm test` runs everything; stage names as arguments run only those: npm test -- unit journeys
// `npm test -- changed` runs what the commits since origin/main and the uncommitted changes can affect, in a few
// minutes: the server on PGlite alone, proofs and journeys only when they change themselves.
// `npm run proof` runs the stage of that name with the full numbers, with the proofs that have their place elsewhere.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { tableOf } from '../tests/proof/support/table.ts'
import { missingForPowerCuts } from '../tests/proof/support/power.ts'
import { findPostgres } from '../tests/server/support/postgres.ts'
import { buildApp } from './build.ts'
import { changesSince, readersOf, stagesFor, type Change } from './changed.ts'
import { checks, report } from './check.ts'
import { run } from './run.ts'

interface Count {
  passed: number
  failed: number
  skipped: number
}

const reports = mkdtempSync(join(tmpdir(), 'seberang-test-'))
// The proofs report their figures there, some of them from other stages.
process.env['PROOF_TABLE'] = join(reports, 'proofs')
const failedFiles: string[] = []

const stages = {
  check: async () => ({ ...report(await checks()), skipped: 0 }),
  unit: (change?: Change) => vitest(['unit', 'components'], change),
  server: (change?: Change) => vitest(['server'], change, change && { ONLY_PGLITE: 'true' }),
  proof: async (change?: Change) => {
    const count = await vitest(['proof'], change)
    if (process.env['PROOF'] !== 'full') return count
    // Drafts are proved in a real browser.
    await buildApp()
    return addCounts(count, await playwright('journeys', 'drafts.spec'))
  },
  stories: (change?: Change) => vitest(['stories'], change),
  package: () => playwright('package'),
  journeys: async () => {
    await buildApp()
    return playwright('journeys')
  },
} satisfies Record<string, (change?: Change) => Promise<Count>>
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
const total: Count = { passed: 0, failed: 0, skipped: 0 }
for (const name of chosen) {
  console.log(`\n── ${name} ──`)
  const [started, busy] = [performance.now(), busyTime()]
  const count = checkedCount(await stages[name](change))
  const seconds = (performance.now() - started) / 1000
  const share = Math.round((busyTime() - busy) / seconds / cpus().length / 10)
  console.log(`${name}: ${textOf(count)} in ${Math.round(seconds)} s, processors ${share} % busy`)
  Object.assign(total, addCounts(total, count))
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
process.exitCode = total.failed > 0 ? 1 : 0

function isRequested(name: Stage): boolean {
  return requested.length === 0 || requested.includes(name)
}

/**
 * A skipped test counts as failed, unless what it needs is left out on purpose or missing. In CI everything is
 * required.
 */
function checkedCount({ passed, failed, skipped }: Count): Count {
  const isExpected = change !== undefined || (missing.length > 0 && !process.env['CI'])
  return isExpected ? { passed, failed, skipped } : { passed, failed: failed + skipped, skipped: 0 }
}

function textOf({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function addCounts(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** Milliseconds of work of all processors together. */
function busyTime(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}

async function vitest(
  projects: readonly string[],
  since?: Change,
  env?: Record<string, string>,
): Promise<Count> {
  const file = join(reports, `${projects.join('-')}.json`)
  const parameters = [
    // "related" follows imports from the changed files; the tests that read them otherwise are added by name.
    ...(since ? ['related', '--run'] : ['run']),
    ...projects.flatMap((project) => ['--project', project]),
    ...(since ? ['--passWithNoTests'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(since ? [...since.files, ...readersOf(since)] : []),
  ]
  const { code } = await run('vitest', parameters, { env })
  return counted(code, () => {
    const result = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
      numPendingTests: number
      numTodoTests: number
      testResults: { name: string; status: string }[]
    }
    failedFiles.push(...result.testResults.flatMap(({ name, status }) => (status === 'failed' ? [name] : [])))
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests,
      skipped: result.numPendingTests + result.numTodoTests,
    }
  })
}

async function playwright(name: 'package' | 'journeys', ...only: string[]): Promise<Count> {
  const file = join(reports, `${name}.json`)
  const parameters = ['test', '--config', `tests/${name}/playwright.config.ts`, ...only]
  const { code } = await run('playwright', parameters, { env: { REPORT: file } })
  return counted(code, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    }
    // A test that passes only on retry counts as failed.
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
  })
}

/** A runner that failed without a failing test (a crash, no test found) counts as one failure. */
function counted(code: number, read: () => Count): Count {
  const count = readCount(read)
  if (code !== 0 && count.failed === 0) return { ...count, failed: 1 }
  return count
}

function readCount(read: () => Count): Count {
  try {
    return read()
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
