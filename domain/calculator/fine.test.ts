import { expect, it } from 'vitest'
import { fineFor } from './index.ts'

it('the fine for a false value is one to ten times the unpaid duty', () => {
  expect(fineFor(150_000)).toMatchObject({
    min: 150_000,
    max: 1_500_000,
    law: { title: 'UU 17/2006', article: '16' },
  })
})
