import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '../../lib/navigation/paths.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { LockerList } from './LockerList.tsx'

const none = { count_total: 0, titipimport: 0, titipexport: 0 }

/** @param elsewhere shipments that are not in the locker any more */
async function emptyLocker(elsewhere: number): Promise<Rendered> {
  const server = fakeServer()
  server.answer(calls.carts, { count: 0, next: null, previous: null, page_size: 10, results: [] })
  server.answer(calls.cartCounts, {
    data: {
      ...none,
      count_total: elsewhere,
      titipimport: elsewhere,
      idle: none,
      quarantine: 0,
      by_status: {},
    },
  })
  return renderApp(
    <LockerList status="idle" query="" page={1} hrefOf={() => ''} onReset={() => undefined} />,
    { texts: ['locker'] },
  )
}

test('an empty locker leads to the shipments that are on their way', async () => {
  const { t } = await emptyLocker(1)
  const link = await screen.findByRole('link', { name: t('common:nav.status') })
  expect(link).toHaveAttribute('href', paths.status)
  expect(screen.queryByText(t('locker:empty.text'))).not.toBeInTheDocument()
})

test('an empty locker of somebody without shipments asks for the first one', async () => {
  const { t } = await emptyLocker(0)
  expect(await screen.findByText(t('locker:empty.text'))).toBeVisible()
  expect(screen.queryByRole('link', { name: t('common:nav.status') })).not.toBeInTheDocument()
})
