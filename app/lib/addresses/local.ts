import { useEffect, useSyncExternalStore } from 'react'
import { guestAddresses, keep, readEncrypted } from '../storage/encrypted.ts'
import type { BookAddress } from './book-address.ts'

/** A guest's addresses are encrypted in this browser until somebody signs in. */
const storageKey = `tk_${guestAddresses}`

let current: readonly BookAddress[] | undefined
const listeners = new Set<() => void>()

function publish(next: readonly BookAddress[]): void {
  current = next
  for (const listener of listeners) listener()
}

/** The stored addresses, read once. */
export async function localAddresses(): Promise<readonly BookAddress[]> {
  if (current === undefined) publish(readable(await readEncrypted(guestAddresses)))
  return current ?? []
}

export async function keepLocalAddresses(addresses: readonly BookAddress[]): Promise<void> {
  publish(addresses)
  await keep(guestAddresses, addresses)
}

function readable(value: unknown): readonly BookAddress[] {
  return Array.isArray(value) ? value.filter(isBookAddress) : []
}

function isBookAddress(value: unknown): value is BookAddress {
  const texts = ['address_id', 'name', 'phone_number', 'sub_district_id', 'postal_code', 'address']
  return (
    typeof value === 'object' &&
    value !== null &&
    texts.every((text) => typeof (value as Record<string, unknown>)[text] === 'string')
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const followOtherTabs = ({ key }: StorageEvent): void => {
    if (key === storageKey) void readEncrypted(guestAddresses).then((value) => publish(readable(value)))
  }
  window.addEventListener('storage', followOtherTabs)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', followOtherTabs)
  }
}

/** Undefined until they are decrypted. */
export function useLocalAddresses(): readonly BookAddress[] | undefined {
  useEffect(() => void localAddresses(), [])
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
}
