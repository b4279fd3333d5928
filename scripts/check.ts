// Format, type-aware lint, types, architecture and what nothing uses, in parallel. Prints only the output of failed checks.
import { pathToFileURL } from 'node:url'
import { run, type Outcome } from './run.ts'

const folders = [
  'tokens',
  'design-system',
  'domain',
  'server',
  'app',
  'stories',
  'tests',
  'scripts',
  '.storybook',
]
/** Dependency-cruiser silently reads nothing if its TypeScript parser is missing; fewer modules than this fail the check. */
const fewestModules = 500

export interface Check {
  name: string
  passed: boolean
  detail: string
  output: string
}

/** oxlint’s type-aware mode and tsc are Go programs that spend a third of their time in garbage collection. */
const withoutCollecting = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

export async function checks(): Promise<Check[]> {
  const started = [
    ['format', run('prettier', ['--check', '--log-level=warn', '.'], { show: false })],
    [
      'lint',
      run('oxlint', ['--type-aware', '--deny-warnings', '.'], { show: false, env: withoutCollecting }),
    ],
    // One checker: each of several works out the types that all files share, for itself.
    ['types', run('tsc', ['--noEmit', '--checkers', '1'], { show: false, env: withoutCollecting })],
    ['architecture', architecture()],
    ['unused', run('knip', ['--reporter', 'compact'], { show: false })],
  ] as const
  return Promise.all(
    started.map(async ([name, work]) => {
      const outcome: Outcome & { detail?: string } = await work
      return { name, passed: outcome.code === 0, detail: outcome.detail ?? '', output: outcome.output }
    }),
  )
}

async function architecture(): Promise<Outcome & { detail: string }> {
  const outcome = await run(
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...folders],
    { show: false },
  )
  const seen = Number(/(\d+) modules/.exec(outcome.output)?.[1] ?? 0)
  const detail = `${seen} modules seen`
  if (seen < fewestModules) {
    return {
      code: 1,
      detail,
      output: `${outcome.output}\nOnly ${seen} modules were read; at least ${fewestModules} are expected.`,
    }
  }
  return { ...outcome, detail }
}

/** Prints one line per check and the output of failed ones. @returns the names of passed and failed checks */
export function report(results: readonly Check[]): Record<'passed' | 'failed', string[]> {
  for (const { name, passed, detail, output } of results) {
    console.log(`${passed ? '✓' : '✗'} ${name}${detail ? ` (${detail})` : ''}`)
    if (!passed) console.log(output.trimEnd())
  }
  const namesOf = (passed: boolean) =>
    results.filter((result) => result.passed === passed).map(({ name }) => name)
  return { passed: namesOf(true), failed: namesOf(false) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = report(await checks()).failed.length > 0 ? 1 : 0
}
