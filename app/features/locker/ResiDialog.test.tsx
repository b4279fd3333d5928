import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { cart } from '../../testing/cart.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { ResiDialog } from './ResiDialog.tsx'

const onClose = vi.fn<() => void>()
const tooLong = 'X'.repeat(300)
/** As it was typed, without what the server shows of it. */
const product = {
  cart_detail_code: 'D1',
  product_title: 'Sepatu lari',
  category: 'sepatu',
  quantity: 1,
  weight: '1000',
  dimension_length: '30',
  dimension_width: '20',
  dimension_height: '10',
  currency_code: 'USD',
  price_original: '100',
}

testForm({
  open: () => renderApp(<ResiDialog cart={cart} onClose={onClose} />, { texts: ['locker'] }),
  call: calls.updateCart,
  answer: { cart_code: cart.cart_code, version: 4 },
  body: {
    setup: { ...cart.setup, seller_tracking_number: 'JP0012' },
    products: [product],
    shipper: null,
    version: 3,
  },
  fill: ({ t, user }) => user.type(screen.getByLabelText(t('locker:resi.field')), 'JP0012'),
  submit: ({ t, user }) => user.click(screen.getByRole('button', { name: t('common:action.save') })),
  field: {
    find: ({ t }) => screen.getByLabelText(t('locker:resi.field')),
    name: 'setup.seller_tracking_number',
    // The number is optional, so an invalid one is tested instead.
    clear: async ({ t, user }) => {
      const field = screen.getByLabelText(t('locker:resi.field'))
      await user.clear(field)
      await user.click(field)
      await user.paste(tooLong)
    },
  },
  outcome: () => onClose.mock.lastCall,
  expected: [],
})
