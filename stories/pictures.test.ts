import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const stories = fileURLToPath(new URL('.', import.meta.url))
const pictures = readdirSync(stories, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.png'),
)

/** Everyone who clones the repository loads them, in every version that there ever was. */
const maxBytes = 55_000_000

it('keeps all pictures together small', () => {
  const bytes = pictures.reduce((sum, file) => sum + statSync(join(stories, file)).size, 0)
  expect(pictures.length).toBeGreaterThan(300)
  expect(bytes).toBeLessThan(maxBytes)
})

it('keeps no picture of a file of stories that is gone', () => {
  const files = new Set(pictures.map((file) => file.replace(/__screenshots__\/(.*)\/[^/]*$/, '$1')))
  expect([...files].filter((file) => !existsSync(join(stories, file)))).toEqual([])
})
