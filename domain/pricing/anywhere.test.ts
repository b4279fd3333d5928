import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { build, type Rollup } from 'vite'
import { describe, expect, it } from 'vitest'
import { methods, parcelOf } from '../calculator/cases.ts'
import { compareWays } from '../calculator/index.ts'

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
  it('price where there is nothing but the language: no window, no process, no clock of its own', async () => {
    const nowhere = { request: JSON.stringify([parcelOf(), methods]), response: '' }
    runInNewContext(
      `${await bundled()}
      Date.now = Math.random = () => { throw new Error('a price depends on nothing but its request') }
      response = JSON.stringify(calculator.compareWays(...JSON.parse(request)))`,
      nowhere,
    )
    expect(JSON.parse(nowhere.response)).toEqual(JSON.parse(JSON.stringify(compareWays(parcelOf(), methods))))
  })
})
