import { readFileSync } from 'node:fs'

export interface Result {
  passed: number
  skipped: number
  /** A line for each failure: what failed, and the first line of why. */
  failures: string[]
}

export const addResults = (one: Result, other: Result): Result => ({
  passed: one.passed + other.passed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
})

/** A runner that failed without a failing test (a crash, no test found) counts as one failure. */
export function resultOf(name: string, code: number, read: () => Result): Result {
  const result = readOrFail(name, read)
  if (code === 0 || result.failures.length > 0) return result
  return { ...result, failures: [`${name} ended with exit code ${code}, although no test failed`] }
}

function readOrFail(name: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    return { passed: 0, skipped: 0, failures: [`${name} left no report: ${String(error)}`] }
  }
}

/** @returns what our reporter of Vitest wrote, and the files in which something failed */
export const readVitest = (file: string): Result & { failedFiles: string[] } =>
  JSON.parse(readFileSync(file, 'utf8')) as Result & { failedFiles: string[] }

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[]
  }[]
}

/** @returns what Playwright's JSON reporter wrote; a test that passes only on retry counts as failed */
export function readPlaywright(file: string): Result {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; skipped: number }
    suites: PlaywrightSuite[]
    errors: { message?: string }[]
  }
  const failuresIn = (suite: PlaywrightSuite, path: readonly string[]): string[] => [
    ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, [...path, inner.title])),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          // What a test that timed out was waiting for is its second error.
          const messages = results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))
          return lineOf([...path, title], ...messages)
        }),
    ),
  ]
  return {
    passed: report.stats.expected,
    skipped: report.stats.skipped,
    failures: [
      ...report.suites.flatMap((suite) => failuresIn(suite, [suite.title])),
      ...report.errors.map(({ message }) => lineOf([], message)),
    ],
  }
}

// Both runners colour their messages.
const colours = /\u001B\[[\d;]*m/g

/** What failed, and the first line of each message. */
export const lineOf = (path: readonly string[], ...messages: (string | undefined)[]): string =>
  [...path, ...messages.map(firstLineOf)].filter((part) => part !== '').join(' › ')

/** Storybook puts the address of a story before its message. */
function firstLineOf(message = ''): string {
  const lines = message.replaceAll(colours, '').split('\n')
  return lines.find((line) => line.trim() !== '' && !line.startsWith('Click to debug')) ?? ''
}
