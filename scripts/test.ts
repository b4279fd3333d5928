// `npm test`: everything there is. Names of stages as arguments run only those: npm test -- unit journeys
// `npm run proof` is its stage of that name with the full numbers.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from './build.ts'
import { checks, report } from './check.ts'
import { run } from './run.ts'

interface Count {
  passed: number
  failed: number
}

const reports = mkdtempSync(join(tmpdir(), 'seberang-test-'))

const stages: Record<string, () => Promise<Count>> = {
  check: async () => report(await checks()),
  unit: () => vitest('unit', 'components'),
  server: () => vitest('server'),
  proof: () => vitest('proof'),
  stories: () => vitest('stories'),
  package: () => playwright('package'),
  journeys: async () => {
    await buildApp()
    return playwright('journeys')
  },
}

const asked = process.argv.slice(2).filter((name) => name !== '--full')
if (process.argv.includes('--full')) process.env['PROOF'] = 'full'
const unknown = asked.filter((name) => !(name in stages))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; the stages are ${Object.keys(stages).join(', ')}.`)
  process.exit(2)
}

const total: Count = { passed: 0, failed: 0 }
for (const [name, stage] of Object.entries(stages)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n── ${name} ──`)
  const started = performance.now()
  const count = await stage()
  console.log(
    `${name}: ${count.passed} passed, ${count.failed} failed in ${Math.round((performance.now() - started) / 1000)} s`,
  )
  total.passed += count.passed
  total.failed += count.failed
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function vitest(...projects: string[]): Promise<Count> {
  const file = join(reports, `${projects.join('-')}.json`)
  const { code } = await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  return counted(code, () => {
    const result = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
    }
    return { passed: result.numPassedTests, failed: result.numFailedTests }
  })
}

async function playwright(name: 'package' | 'journeys'): Promise<Count> {
  const file = join(reports, `${name}.json`)
  const { code } = await run('playwright', ['test', '--config', `tests/${name}/playwright.config.ts`], {
    env: { REPORT: file },
  })
  return counted(code, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    }
    // A test that passes only at the second try, or is left out, has not passed.
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
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
    return { passed: 0, failed: 1 }
  }
}
