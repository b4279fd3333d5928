import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { lineOf, readPlaywright, readVitest, resultOf } from './results.ts'
import { root } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'seberang-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reported(report: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

describe('what a run reports', () => {
  it('names each failing test of Vitest with the first line of its message, hooks, and errors outside of any test', async () => {
    const tests = join(root, 'node_modules/.cache', `reporter-${process.pid}`)
    mkdirSync(tests, { recursive: true })
    const file = join(folder, 'vitest.json')
    const contents = {
      'vitest.config.js': 'export default {}',
      'a.test.js': `
        it('holds', () => {}); it.skip('waits', () => {})
        it('adds', () => { throw new Error('expected 1\\n at …') })`,
      'b.test.js': `
        describe('a server', () => { beforeAll(() => { throw new Error('No port') }); it('serves', () => {}) })`,
      'c.test.js': `import './none.js'`,
      'd.test.js': `it('leaves', () => { setTimeout(() => { throw new Error('Too late') }) })`,
    }
    for (const [name, text] of Object.entries(contents)) writeFileSync(join(tests, name), text)
    try {
      const reporter = `--reporter=${join(root, 'scripts/vitest-reporter.ts')}`
      const env = { ...process.env, REPORT: file }
      const command = ['run', '--globals', '--root', tests, reporter]
      await promisify(execFile)('vitest', command, { env }).catch(() => undefined)
    } finally {
      rmSync(tests, { recursive: true })
    }
    const result = readVitest(file)
    const named = (name: string) => join(tests, name)
    expect({ ...result, failures: result.failures.toSorted() }).toEqual({
      passed: 2,
      skipped: 2,
      failures: [
        `${named('a.test.js')} › adds › expected 1`,
        `${named('b.test.js')} › a server › No port`,
        expect.stringContaining(`${named('c.test.js')} › `),
        'outside of any test › Too late',
      ],
      failedFiles: expect.arrayContaining(['a', 'b', 'c'].map((name) => named(`${name}.test.js`))),
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

  it('says why a story failed, not where Storybook shows it', () => {
    const message =
      '\n\u001B[34mClick to debug the error directly in Storybook: http://…\u001B[39m\n\nNo button'
    expect(lineOf(['Crop', 'Matrix'], message)).toBe('Crop › Matrix › No button')
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
