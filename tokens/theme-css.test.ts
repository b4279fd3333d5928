import { expect, it } from 'vitest'
import { light } from './light.ts'
import { themeCss } from './theme-css.ts'

const css = themeCss(':root', {
  ...light,
  colorScheme: 'dark',
  radius: { ...light.radius, control: '2px' },
  tone: { ...light.tone, brand: { ...light.tone.brand, solid: '#7A1F5C' } },
})

it.each([
  ['its colour scheme', /^:root\{color-scheme:dark;/],
  ['a colour under its stable name', /;--sb-tone-brand-solid:#7A1F5C[;}]/],
  ['a radius', /;--sb-radius-control:2px[;}]/],
  ['names of several words', new RegExp(`;--sb-background-brand-deep:${light.background.brandDeep}[;}]`)],
])('writes %s', (_, rule) => {
  expect(css).toMatch(rule)
})

it('writes every variable of the contract once', () => {
  const names = [...css.matchAll(/--sb-[a-z-]+(?=:)/g)].map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBe(leaves(light) - 1)
})

function leaves(values: object): number {
  return Object.values(values).reduce<number>(
    (sum, value: unknown) => sum + (typeof value === 'object' && value !== null ? leaves(value) : 1),
    0,
  )
}
