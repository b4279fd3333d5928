// Generates the drawings of the icons listed in `design-system/icons/index.ts` from lucide, one path each.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { root } from './run.ts'

const folder = join(root, 'design-system/icons')
export const drawings = join(folder, 'drawings')

/** Prettier's line width. */
const widest = 110

/** The icons in use, by their lucide names. */
export const iconNames = (): string[] =>
  [...readFileSync(join(folder, 'index.ts'), 'utf8').matchAll(/'\.\/drawings\/([\w-]+)\.ts'/g)].map(
    ([, name = '']) => name,
  )

/** The content of an icon's file. */
export async function moduleOf(name: string): Promise<string> {
  const { default: icon } = (await import(`lucide-react/icons/${name}`)) as { default: ComponentType }
  const markup = renderToStaticMarkup(createElement(icon))
  const shapes = [...markup.matchAll(/<(?!svg)(\w+) ([^>]*)>/g)]
  const path = shapes.map(([, shape = '', written = '']) => pathOf(shape, attributesOf(written))).join('')
  const declared = 'export const drawing: Line ='
  const space = declared.length + path.length + 3 > widest ? '\n  ' : ' '
  return `import type { Line } from '../line.ts'\n\n${declared}${space}'${path}'\n`
}

type Attributes = ReadonlyMap<string, string>

const attributesOf = (written: string): Attributes =>
  new Map([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/** Converts a shape to path data. All shapes of an icon share one stroke, so a single path needs fewer DOM nodes. */
export function pathOf(shape: string, attributes: Attributes): string {
  const text = (name: string): string => attributes.get(name) ?? ''
  const number = (name: string): number => Number(attributes.get(name) ?? 0)
  switch (shape) {
    case 'path':
      return absolute(text('d'))
    case 'line':
      return `M${text('x1')} ${text('y1')}L${text('x2')} ${text('y2')}`
    case 'polyline':
      return `M${text('points')}`
    case 'circle':
      return circle(number('cx'), number('cy'), number('r'))
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'))
    default:
      throw new Error(`No icon has had a <${shape}> so far: say in scripts/icons.ts how a path draws it.`)
  }
}

/** Makes a path's first move absolute, so that it does not depend on the path before it. */
function absolute(path: string): string {
  const [, x, y, rest = ''] =
    /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*(.*)$/.exec(path) ?? []
  if (x === undefined) return path
  return `M${x} ${y}${/^[a-z]/i.test(rest) ? '' : 'l'}${rest}`
}

const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`

const rectangle = (x: number, y: number, width: number, height: number, r: number): string => {
  const corner = (right: number, down: number): string => (r ? `a${r} ${r} 0 0 1 ${right} ${down}` : '')
  return [
    `M${round(x + r)} ${y}h${round(width - 2 * r)}${corner(r, r)}`,
    `v${round(height - 2 * r)}${corner(-r, r)}`,
    `h${round(2 * r - width)}${corner(-r, -r)}`,
    `v${round(2 * r - height)}${corner(r, -r)}z`,
  ].join('')
}

const round = (figure: number): number => Number(figure.toFixed(3))

if (import.meta.main) {
  const names = iconNames()
  for (const name of names) writeFileSync(join(drawings, `${name}.ts`), await moduleOf(name))
  for (const file of readdirSync(drawings)) {
    if (!names.includes(file.replace(/\.ts$/, ''))) rmSync(join(drawings, file))
  }
}
