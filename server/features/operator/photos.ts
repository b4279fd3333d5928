import type { Executor, Transaction } from '../../database/database.ts'
import { writeNotice } from '../../live/notices.ts'
import { notFound } from '../../refusal/refusal.ts'
import { findCart } from '../../shipments/load.ts'
import { lockCart } from '../../shipments/lock.ts'
import { insertPhoto, isRemoved, removePhotos } from './store.ts'

/** @returns the cart's owner, who will own the photo's file */
export async function ownerOfParcel(executor: Executor, code: string): Promise<number> {
  const cart = await findCart(executor, code)
  if (!cart || cart.deletedAt) throw notFound()
  return cart.customerId
}

export async function addPhoto(
  transaction: Transaction,
  code: string,
  fileId: string,
  now: Date,
): Promise<void> {
  const cart = await lockCart(transaction, code)
  await insertPhoto(transaction, { cartId: cart.id, fileId, takenAt: now })
  await writeNotice(transaction, cart.customerId, 'cart', code, now)
}

/** Removes a photo, and tells its owner's screens. @returns false for one that was removed before. Throws 404 */
export async function removePhoto(
  transaction: Transaction,
  { code, fileId }: { code: string; fileId: string },
  now: Date,
): Promise<boolean> {
  const { id: cartId, customerId } = await lockCart(transaction, code)
  if (await removePhotos(transaction, { cartId, fileId }, now)) {
    await writeNotice(transaction, customerId, 'cart', code, now)
    return true
  }
  if (await isRemoved(transaction, { customerId, fileId })) return false
  throw notFound()
}
