import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawings, iconNames, moduleOf, pathOf } from './icons.ts'

test('every icon is drawn as lucide draws it, and none is drawn that nobody names', async () => {
  const names = iconNames()
  expect(readdirSync(drawings).sort()).toEqual(names.map((name) => `${name}.ts`).sort())
  const drawn = names.map((name) => readFileSync(join(drawings, `${name}.ts`), 'utf8'))
  expect(drawn).toEqual(await Promise.all(names.map(moduleOf)))
})

test.each<[shape: string, attributes: Record<string, string>, path: string]>([
  ['path', { d: 'M5 12h14' }, 'M5 12h14'],
  // Further coordinate pairs after a relative m are relative too, as after l.
  ['path', { d: 'm12 5 7 7-7 7' }, 'M12 5l7 7-7 7'],
  ['path', { d: 'm2.5-.5h4' }, 'M2.5 -.5h4'],
  ['line', { x1: '12', y1: '8', x2: '12', y2: '12' }, 'M12 8L12 12'],
  ['polyline', { points: '3 7 12 12' }, 'M3 7 12 12'],
  ['circle', { cx: '12', cy: '12', r: '10' }, 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z'],
  ['rect', { x: '1', y: '2', width: '4', height: '3' }, 'M1 2h4v3h-4v-3z'],
])('a %s of %j is the path %s', (shape, attributes, path) => {
  expect(pathOf(shape, new Map(Object.entries(attributes)))).toBe(path)
})

test('a shape that no icon had before says what to do', () => {
  expect(() => pathOf('ellipse', new Map())).toThrow(/<ellipse>.*scripts\/icons\.ts/)
})
