import { expect, it } from 'vitest'
import { givesPapers, papersAmong } from './papers.ts'

it('papers are the seller’s invoice, the documents of the goods, and others', () => {
  const products = [{ additional_document: 'A' }, {}, { additional_document: null }]
  expect(papersAmong({ invoice_file: 'I', paper_files: ['B', 'C'] }, products)).toEqual(['I', 'A', 'B', 'C'])
  expect(papersAmong(null, [])).toEqual([])
})

it.each([
  ['a first file', [], ['A'], true],
  ['one more', ['A'], ['A', 'B'], true],
  ['another in its place', ['A'], ['B'], true],
  ['nothing', [], [], false],
  ['what was there before', ['A'], ['A'], false],
  ['taking one away', ['A', 'B'], ['B'], false],
])('%s gives papers or does not', (_, before, after, expected) =>
  expect(givesPapers(before, after)).toBe(expected),
)
