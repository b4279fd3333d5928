import { createElement, isValidElement } from 'react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { firstOf, withOverrides } from './overrides.ts'

const Field = (_props: { label: string; children?: ReactNode }): ReactNode => null
const Other = (): ReactNode => null

const one = createElement(Field, { label: 'satu' })
const two = createElement(Field, { label: 'dua' })
const both = createElement('div', undefined, createElement(Other), one, two)

test('finds the first use at any depth', () => {
  expect(firstOf(createElement('section', undefined, both), Field)).toHaveProperty('props.label', 'satu')
  expect(firstOf(one, Field)).toHaveProperty('props.label', 'satu')
  expect(firstOf(createElement(Other), Field)).toBeUndefined()
  expect(firstOf('kata', Field)).toBeUndefined()
})

/** The labels of all fields, in order. */
function labelsIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(labelsIn)
  if (!isValidElement<{ label?: string; children?: ReactNode }>(node)) return []
  return [...(node.props.label === undefined ? [] : [node.props.label]), ...labelsIn(node.props.children)]
}

test('overrides the props of the first use only', () => {
  expect(labelsIn(withOverrides(both, Field, { label: 'tiga' }))).toEqual(['tiga', 'dua'])
  expect(labelsIn(withOverrides(createElement('p', undefined, both), Field, { label: 'x' }))).toEqual([
    'x',
    'dua',
  ])
})

test('what is around it stays the same element, so that it keeps what it holds', () => {
  const changed = withOverrides(both, Field, { label: 'tiga' })
  expect(isValidElement(changed) && changed.type).toBe('div')
  expect(withOverrides(createElement(Other), Field, { label: 'x' })).toEqual(createElement(Other))
})
