import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { BoxesFields } from './BoxesFields.tsx'
import { emptyBoxes, emptyDraft, type DraftChange } from './draft/draft.ts'

const change = vi.fn<(change: DraftChange) => void>()

async function open(isMeasured = false, hasInvoiceAbove = false): Promise<Rendered> {
  fakeServer()
  change.mockClear()
  const fields = (
    <BoxesFields
      draft={emptyDraft('D-1')}
      change={change}
      revision={0}
      isMeasured={isMeasured}
      isMissing={false}
      hasInvoiceAbove={hasInvoiceAbove}
    />
  )
  const rendered = await renderApp(fields, { texts: ['wizard', 'file'] })
  await rendered.user.click(screen.getByRole('button', { name: /Sudah tahu kotaknya/ }))
  return rendered
}

test('what is typed of the boxes is in the draft at once', async () => {
  const { t, user } = await open()
  await user.type(screen.getByLabelText(new RegExp(t('wizard:boxes.weight'))), '24,5')
  await user.click(screen.getByRole('checkbox', { name: new RegExp(t('wizard:boxes.fragile')) }))
  await user.type(screen.getByLabelText(new RegExp(t('wizard:boxes.marking'))), 'SBR/44')
  expect(change).toHaveBeenCalledWith({
    type: 'details',
    details: { boxes: { ...emptyBoxes, weight: '24,5', isFragile: true, markingCode: 'SBR/44' } },
  })
})

test('once the parcel was measured, only what was not measured is asked', async () => {
  const { t } = await open(true)
  expect(screen.getByText(t('wizard:boxes.measured'))).toBeVisible()
  expect(screen.queryByLabelText(new RegExp(t('wizard:boxes.weight')))).not.toBeInTheDocument()
  expect(screen.getByLabelText(new RegExp(t('wizard:boxes.marking')))).toBeVisible()
})
