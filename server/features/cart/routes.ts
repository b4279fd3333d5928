import { calls } from '@seberang/domain/api'
import { customerOf } from '../../security/caller.ts'
import { pageOf } from '../../http/paging.ts'
import { command, read, type Route } from '../../http/route.ts'
import { viewCaughtUp } from '../../invoicing/caught-up.ts'
import { requireOwnInvoice } from '../../invoicing/find.ts'
import { checkPayer } from '../../invoicing/pay-from-wallet.ts'
import { requireOwnAccount } from '../../invoicing/transfer-account.ts'
import { viewInvoice } from '../../invoicing/view.ts'
import { findOwnCart } from '../../shipments/find.ts'
import { viewCart } from '../../shipments/view.ts'
import { updateCartAddress } from './address.ts'
import { checkOut } from './checkout.ts'
import { countCarts, listCarts, listHistory } from './list.ts'
import { updateMarkingCode } from './marking-code.ts'
import { priceShipment } from './price.ts'
import { deleteCarts } from './remove.ts'
import { saveCart, updateCart } from './save.ts'

const saves = (call: typeof calls.saveCart) =>
  command(call, {
    execute: ({ caller, body }, context) => saveCart(context, customerOf(caller), body),
  })

export const cartRoutes: Route[] = [
  read(calls.priceShipment, async ({ caller, body }, reading) => ({
    data: await priceShipment(reading, caller.customerId, body),
  })),
  saves(calls.saveCart),
  saves(calls.createCart),
  command(calls.updateCart, {
    execute: ({ caller, body }, context) => updateCart(context, customerOf(caller), body),
  }),
  command(calls.deleteCarts, {
    async execute({ caller, body }, { transaction, now }) {
      await deleteCarts(transaction, customerOf(caller), body.cart_codes, now)
      return {}
    },
  }),
  command(calls.updateCartAddress, {
    async execute({ caller, body }, context) {
      await updateCartAddress(context, customerOf(caller), body)
      return {}
    },
  }),
  read(calls.carts, async ({ caller, query, language }, { database, now, catalogue, isAborted }) => {
    const view = { catalogue, language, now, isAborted }
    const { count, results, size } = await listCarts(database, customerOf(caller), query, view)
    return pageOf(calls.carts.path, query, count, results, size)
  }),
  command(calls.updateMarkingCode, {
    execute: ({ caller, body }, context) => updateMarkingCode(context, customerOf(caller), body),
  }),
  read(calls.cartHistory, async ({ caller, query, language }, { database, now, catalogue, isAborted }) => {
    const view = { catalogue, language, now, isAborted }
    const { count, results, size } = await listHistory(database, customerOf(caller), query, view)
    return pageOf(calls.cartHistory.path, query, count, results, size)
  }),
  read(calls.lastCart, async ({ caller, language }, { database, now, catalogue, isAborted }) => {
    const newest = { page: 1, page_size: 1 }
    const view = { catalogue, language, now, isAborted }
    const { results } = await listHistory(database, customerOf(caller), newest, view)
    return { data: results[0] ?? null }
  }),
  read(calls.cartCounts, async ({ caller, query }, { database }) => ({
    data: await countCarts(database, customerOf(caller), query.query || undefined),
  })),
  read(calls.allCartCounts, async ({ caller }, { database }) => ({
    data: await countCarts(database, customerOf(caller)),
  })),
  read(calls.cartOrInvoice, async ({ caller, query, language }, { database, now, catalogue, services }) => {
    const view = { catalogue, language, now, secrets: services.secrets }
    const loaded = await findOwnCart(database, customerOf(caller), query.code)
    if (loaded) return { data: { kind: 'cart' as const, cart: viewCart(loaded, view) } }
    const row = await requireOwnInvoice(database, customerOf(caller), query.code)
    return { data: { kind: 'invoice' as const, invoice: await viewInvoice(database, row, view) } }
  }),
  command(calls.checkout, {
    prepare({ caller, body }, services) {
      requireOwnAccount(services)
      return checkPayer(services, caller, body)
    },
    async execute({ caller, body, language }, context) {
      if (context.prepared) return context.prepared
      return { invoice_code: await checkOut(context, caller, body, language) }
    },
    async finish({ invoice_code }: { invoice_code: string }, { caller, language }, services) {
      const view = { catalogue: services.reference.current(), language, secrets: services.secrets }
      return { invoice_code, invoice: await viewCaughtUp(services, customerOf(caller), invoice_code, view) }
    },
  }),
]
