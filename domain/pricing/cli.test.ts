import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestWith } from './cases/build.ts'
import { price } from './index.ts'

const program = fileURLToPath(new URL('cli.ts', import.meta.url))
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quote-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

function quote(text: string): { status: number | null; stdout: string; stderr: string } {
  const file = join(folder, 'requests.json')
  writeFileSync(file, text)
  return run([file])
}

function run(args: string[]) {
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
}

describe('quote', () => {
  it('answers every request, and nothing else', () => {
    const requests = [requestWith(), requestWith({ insurance: 0.1 })]
    const { status, stdout, stderr } = quote(JSON.stringify(requests))
    expect(JSON.parse(stdout)).toEqual(requests.map((request) => price(request)))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('puts a refusal at its place and ends with 1', () => {
    const { status, stdout } = quote(JSON.stringify([{ products: [] }, requestWith(), null]))
    const answers: unknown = JSON.parse(stdout)
    const refusal = { error: { field: 'products', message: expect.stringContaining('500') } }
    expect(answers).toEqual([refusal, price(requestWith()), refusal])
    expect(status).toBe(1)
  })

  it('answers an empty file of requests with an empty list', () => {
    expect(quote('[]')).toMatchObject({ status: 0, stdout: '[]\n' })
  })

  it.each([
    ['what is not JSON', () => quote('{ "a": \n oops'), /is not JSON/],
    ['what is no array', () => quote('{}'), /must hold an array/],
    ['a file that is not there', () => run([join(folder, 'nowhere.json')]), /cannot be read \(ENOENT\)/],
    ['no file', () => run([]), /^Usage/],
  ])('ends with 2 and one line on %s', (_, start, message) => {
    const { status, stdout, stderr } = start()
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(message)
    expect(stderr.trimEnd()).not.toContain('\n')
  })
})
