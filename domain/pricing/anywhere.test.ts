import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { build, type Rollup } from 'vite'
import { describe, expect, it } from 'vitest'
import { packages, parcelOf } from '../calculator/cases.ts'
import { compareOptions } from '../calculator/index.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The rules bundled into one script, as for an app or a worker. */
async function bundled(): Promise<string> {
  const [{ output }] = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'domain/calculator/index.ts', formats: ['iife'], name: 'calculator' },
    },
  })) as [Rollup.RollupOutput]
  expect(output).toHaveLength(1)
  return output[0].code
}

describe('the rules', () => {
  it('run in a bare JavaScript context: no window, no process, no clock', async () => {
    const nowhere = { request: JSON.stringify([parcelOf(), packages]), response: '' }
    runInNewContext(
      `${await bundled()}
      Date.now = Math.random = () => { throw new Error('a price depends on nothing but its request') }
      response = JSON.stringify(calculator.compareOptions(...JSON.parse(request)))`,
      nowhere,
    )
    expect(JSON.parse(nowhere.response)).toEqual(
      JSON.parse(JSON.stringify(compareOptions(parcelOf(), packages))),
    )
  })
})
