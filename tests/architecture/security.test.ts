import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..', '..')
const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', how = '', held = '']) => ({ id, how, held }))

/** What the product does not have yet. A capability that is built is taken off this list, and its rows get their tests. */
const capabilities = ['breach service']

const hasTests = (path: string): boolean =>
  existsSync(join(root, path)) && /\b(?:it|test)(?:\.each)?[(<]/.test(readFileSync(join(root, path), 'utf8'))

describe('docs/security.md', () => {
  it('has each requirement once, with how it is met', () => {
    expect(rows.length).toBeGreaterThan(100)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.filter(({ how }) => how.length < 10)).toEqual([])
  })

  it.each(rows)('$id names files with tests, or the capability that brings it', ({ held }) => {
    const capability = /^comes with: (.+)$/.exec(held)?.[1] ?? ''
    const isHeld = held.split(', ').every((link) => {
      const [, name, path = ''] = /^\[(.+\.(?:test|spec)\.tsx?)\]\(\.\.\/(.+)\)$/.exec(link) ?? []
      return name === path && hasTests(path)
    })
    expect(isHeld || capabilities.includes(capability)).toBe(true)
  })

  it('waits for no capability that nothing waits for', () => {
    expect(capabilities.filter((one) => !text.includes(`comes with: ${one}`))).toEqual([])
  })

  it('links only to what exists', () => {
    const links = [...text.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path)
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
