import { isComplete } from '@seberang/domain/status'
import { and, eq } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import { addresses, cartDetails, carts } from '../../server/database/schema/index.ts'
import { complete, quarantineStatus, waitsForCustomer } from '../../server/shipments/papers.ts'
import { columnsOf } from '../../server/features/address/input.ts'
import { addressInput } from './support/customer.ts'
import { insertCustomer } from './support/insert-customer.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'seberang-quarantine-'))
const now = new Date()
const addressId = 'home'
let opened: OpenDatabase
let customerId = 0
beforeAll(async () => {
  opened = await openDatabase({ dataFolder, databaseUrl: undefined })
  customerId = await insertCustomer(opened.database, now)
  await opened.database.insert(addresses).values({
    ...columnsOf(addressInput()),
    id: addressId,
    customerId,
    createdAt: now,
  })
})
afterAll(async () => {
  await opened.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

const either = [true, false]
const states = either.flatMap((isHeld) =>
  either.flatMap((isConfirmed) =>
    ['not asked', 'asked', 'given'].flatMap((papers) =>
      either.flatMap((hasPackage) =>
        either.flatMap((hasAddress) =>
          either.map((hasProducts) => ({
            isHeld,
            isConfirmed,
            papers,
            hasPackage,
            hasAddress,
            hasProducts,
          })),
        ),
      ),
    ),
  ),
)

it('a shipment is complete and waits for its customer in a list when its page says so, in every state', async () => {
  for (const [index, state] of states.entries()) {
    const { isHeld, isConfirmed, papers, hasPackage, hasAddress, hasProducts } = state
    const [cart] = await opened.database
      .insert(carts)
      .values({
        code: `SC-${index}`,
        customerId,
        status: 'quarantine',
        country: 'US',
        addressId: hasAddress ? addressId : null,
        packageId: hasPackage ? 'udara-individu' : null,
        quarantinedAt: isHeld ? now : null,
        confirmedAt: isConfirmed ? now : null,
        papersRequest: papers === 'not asked' ? null : 'Surat izin',
        papersAskedAt: papers === 'not asked' ? null : now,
        papersGivenAt: papers === 'given' ? now : null,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!cart) throw new Error('a cart was not written')
    const details = hasProducts
      ? await opened.database
          .insert(cartDetails)
          .values({
            code: `SD-${index}`,
            cartId: cart.id,
            position: 0,
            productTitle: 'Sepatu',
            categoryId: 'fashion',
            quantity: 1,
            weight: '500',
            length: '10',
            width: '10',
            height: '10',
            currencyCode: 'USD',
            priceOriginal: '10',
          })
          .returning()
      : []
    const isWhole = await opened.database.$count(carts, and(eq(carts.id, cart.id), complete))
    expect(isWhole, JSON.stringify(state)).toBe(isComplete({ ...cart, products: details }) ? 1 : 0)
    const found = await opened.database.$count(carts, and(eq(carts.id, cart.id), waitsForCustomer))
    const status = quarantineStatus({ cart, details })
    const waits = status === 'needs_products' || status === 'needs_papers'
    expect(found, JSON.stringify({ ...state, status })).toBe(waits ? 1 : 0)
  }
})
