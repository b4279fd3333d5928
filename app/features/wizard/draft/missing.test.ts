import { expect, it } from 'vitest'
import { emptyDraft } from './draft.ts'
import { missingIn } from './missing.ts'

it('by sea what is missing is named in the order of the page: the container before the importer', () => {
  const draft = { ...emptyDraft('draft'), track: 'sea' as const }
  const known = {
    hasAddress: true,
    productsAreWhole: true,
    boxesAreValid: true,
    shipperIsValid: true,
    trackingIsValid: true,
  }
  expect(missingIn('delivery', draft, known).slice(-2)).toEqual(['container', 'package'])
})
