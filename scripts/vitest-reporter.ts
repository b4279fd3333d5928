import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'
import { lineOf, type Result } from './results.ts'

/**
 * Writes the result of a run of Vitest to the file REPORT. Unlike Vitest's own JSON, it names hooks that failed and errors
 * outside of any test, such as a worker that crashed.
 */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const failed = inState('failed')
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const result: Result & { failedFiles: string[] } = {
      passed: inState('passed').length,
      // A test is still pending if its worker died.
      skipped: inState('skipped').length + inState('pending').length,
      failures: [
        ...failed.map((test) =>
          lineOf([test.module.moduleId, test.fullName], test.result().errors?.[0]?.message),
        ),
        ...groups.flatMap((group) => {
          const path = group.type === 'module' ? [group.moduleId] : [group.module.moduleId, group.fullName]
          return group.errors().map(({ message }) => lineOf(path, message))
        }),
        ...unhandled.map(({ message }) => lineOf(['outside of any test'], message)),
      ],
      failedFiles: modules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId),
    }
    writeFileSync(process.env['REPORT'] ?? '', JSON.stringify(result))
  }
}
