import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPlaywright, readVitest, resultOf } from './results.ts'

const folder = mkdtempSync(join(tmpdir(), 'seberang-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reported(report: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('what a run reports', () => {
  it('names each failing test of Vitest with the first line of its message, and files that have no tests', () => {
    const file = reported({
      numPassedTests: 3,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'holds', status: 'passed', failureMessages: [] },
            { fullName: 'adds', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[0m\n at …'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    })
    expect(readVitest(file)).toEqual({
      passed: 3,
      skipped: 2,
      failures: ['a.test.ts › adds › expected 1', 'b.test.ts › Cannot find module'],
      failedFiles: ['a.test.ts', 'b.test.ts'],
    })
  })

  it('counts a test of Playwright that passed only on retry as failed, and a run that broke', () => {
    const test = (status: string, ...messages: string[]) => ({
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }, {}] }],
    })
    const file = reported({
      stats: { expected: 1, skipped: 0 },
      suites: [
        {
          title: 'pay.spec.ts',
          specs: [{ title: 'opens', ...test('expected') }],
          suites: [
            {
              title: 'a phone',
              specs: [
                { title: 'pays', ...test('flaky', 'Timed out', 'page.reload: closed\nCall log') },
                { title: 'cancels', ...test('unexpected', 'No button') },
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'The server did not start' }],
    })
    expect(readPlaywright(file)).toEqual({
      passed: 1,
      skipped: 0,
      failures: [
        'pay.spec.ts › a phone › pays › Timed out › page.reload: closed',
        'pay.spec.ts › a phone › cancels › No button',
        'The server did not start',
      ],
    })
  })

  it('counts a runner that ended badly without a failing test as one failure', () => {
    const fine = { passed: 2, skipped: 0, failures: [] }
    expect(resultOf('unit', 0, () => fine)).toEqual(fine)
    expect(resultOf('unit', 1, () => fine).failures).toEqual([
      'unit ended with exit code 1, although no test failed',
    ])
    expect(resultOf('unit', 1, () => readVitest(join(folder, 'none.json'))).failures).toEqual([
      expect.stringContaining('unit left no report: Error: ENOENT'),
    ])
  })
})
