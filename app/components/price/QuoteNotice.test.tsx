import { Clock, Lock, TriangleAlert } from '@seberang/design-system/icons'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { QuoteNotice } from './QuoteNotice.tsx'

const quote = {
  code: 'ABCDEFGH',
  expires_at: '2026-12-04T08:02:00Z',
  quoted_total: 897_190,
  today_total: 897_190,
  changes: [],
}

it.each([
  ['kept', false, Lock],
  ['kept', true, TriangleAlert],
  ['cheaper_today', false, Clock],
  ['changed', false, TriangleAlert],
] as const)(
  'a quote that is %s, of goods without a code: %s, has its own icon',
  async (state, unclassified, icon) => {
    const { container } = await renderApp(
      <QuoteNotice quote={{ ...quote, state }} quoted={undefined} unclassified={unclassified} />,
      { texts: ['pricing', 'price', 'quotes', 'reason'] },
    )
    expect(container.querySelector('path')).toHaveAttribute('d', icon)
  },
)
