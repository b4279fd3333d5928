import { calls } from '@seberang/domain/api'
import { act, screen } from '@testing-library/react'
import { chooseAll, nothingChosen } from '@seberang/domain/selection'
import { expect, test, vi } from 'vitest'
import { emptyOrder, order, updateOrder } from '../../lib/selection/order.ts'
import { cart } from '../../testing/cart.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { voucher } from '../../testing/voucher.ts'
import { useCheckout } from './use-checkout.ts'
import { VoucherDialog } from './VoucherDialog.tsx'

const onClose = vi.fn<() => void>()

function Dialog() {
  const checkout = useCheckout([cart], () => undefined)
  return <VoucherDialog carts={[cart]} checkout={checkout} onClose={onClose} />
}

testForm({
  open: async (server) => {
    server.answer(calls.categories, { results: [] })
    server.answer(calls.myVouchers, { results: [] })
    server.answer(calls.publicVouchers, { results: [] })
    const rendered = await renderApp(<Dialog />, { texts: ['checkout', 'invoice', 'security'] })
    act(() => updateOrder(() => ({ ...emptyOrder, selection: chooseAll(nothingChosen, [cart.cart_code]) })))
    return rendered
  },
  call: calls.checkVoucher,
  answer: { data: { voucher, discount: 20_000, priced: cart.priced } },
  body: { code: 'HEMAT', cart_code: cart.cart_code, insurance: 0 },
  fill: async ({ t, user }) => {
    const code = screen.getByLabelText(t('checkout:voucher.code'))
    await user.clear(code)
    await user.type(code, 'HEMAT')
  },
  submit: ({ t, user }) => user.click(screen.getByRole('button', { name: t('checkout:voucher.use') })),
  field: { find: ({ t }) => screen.getByLabelText(t('checkout:voucher.code')), name: 'code' },
  outcome: () => [order().voucher, onClose.mock.lastCall],
  expected: [{ cart_code: cart.cart_code, voucher }, []],
})

test('of several shipments, the one with the most freight is chosen: it saves the most there', async () => {
  updateOrder(() => emptyOrder)
  const server = fakeServer()
  server.answer(calls.categories, { results: [] })
  server.answer(calls.myVouchers, { results: [] })
  server.answer(calls.publicVouchers, { results: [] })
  const { answer } = cart.priced
  const dearer = {
    ...cart,
    cart_code: 'SC-DEARER',
    priced: {
      ...cart.priced,
      answer: { ...answer, lines: { ...answer.lines, freight: answer.lines.freight + 1 } },
    },
  }
  const carts = [cart, dearer]
  function Several() {
    const checkout = useCheckout(carts, () => undefined)
    // Prices as they were loaded: what is chosen here changes none of them.
    return (
      <VoucherDialog
        carts={carts}
        checkout={{ ...checkout, pricedOf: ({ priced }) => priced }}
        onClose={onClose}
      />
    )
  }
  const { t } = await renderApp(<Several />, { texts: ['checkout', 'invoice', 'security'] })
  expect(screen.getByLabelText(t('checkout:voucher.shipment'))).toHaveValue('SC-DEARER')
})

test('those that were saved are told from those for everybody', async () => {
  updateOrder(() => emptyOrder)
  const server = fakeServer()
  server.answer(calls.categories, { results: [] })
  server.answer(calls.myVouchers, { results: [{ ...voucher, used_at: null }] })
  server.answer(calls.publicVouchers, { results: [{ ...voucher, code: 'UMUM' }] })
  const { t } = await renderApp(<Dialog />, { texts: ['checkout', 'invoice', 'security'] })
  const saved = new RegExp(t('checkout:voucher.kept'))
  expect(await screen.findByRole('radio', { name: /HEMAT/ })).toHaveAccessibleName(saved)
  expect(screen.getByRole('radio', { name: /UMUM/ })).not.toHaveAccessibleName(saved)
})
