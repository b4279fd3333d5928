// Format, lint with types, types and architecture, side by side. Prints only what is wrong.
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
/** Fewer modules than this means that the checker stopped reading TypeScript, which it does without a word. */
const fewestModules = 500

export interface Check {
  name: string
  passed: boolean
  detail: string
  output: string
}

/** Runs the four checks and says how each went. */
export async function checks(): Promise<Check[]> {
  const started = [
    ['format', run('prettier', ['--check', '--log-level=warn', '.'], { show: false })],
    ['lint', run('oxlint', ['--type-aware', '--deny-warnings', '.'], { show: false })],
    ['types', run('tsc', ['--noEmit'], { show: false })],
    ['architecture', architecture()],
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

/** Prints one line a check, the output of those that failed, and answers how many passed and failed. */
export function report(results: readonly Check[]): { passed: number; failed: number } {
  for (const { name, passed, detail, output } of results) {
    console.log(`${passed ? '✓' : '✗'} ${name}${detail ? ` (${detail})` : ''}`)
    if (!passed) console.log(output.trimEnd())
  }
  const passed = results.filter((result) => result.passed).length
  return { passed, failed: results.length - passed }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = report(await checks()).failed > 0 ? 1 : 0
}
