import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/run.ts'

const app = join(root, 'app')
/** A class, an inline style, a stylesheet, or code that creates one. */
const styling =
  /\b(className|style)\s*[=:]|\.css(\.ts)?['"]|@vanilla-extract|<style\b|\.classList\b|\.style\./

it('only the design system defines styles', () => {
  const found = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules)\/|\.test\.|vite\.config/.test(file))
    .flatMap((file) =>
      readFileSync(join(app, file), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          styling.test(line) ? [`${relative(root, join(app, file))}:${at + 1} ${line.trim()}`] : [],
        ),
    )
  expect(found).toEqual([])
})

it.each([
  '<div className="row">',
  'style={{ color }}',
  "import './Screen.css'",
  "import * as styles from './Screen.css.ts'",
])('detects %s', (line) => {
  expect(styling.test(line)).toBe(true)
})
