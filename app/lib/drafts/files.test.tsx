import 'fake-indexeddb/auto'
import { draftDays } from '@seberang/domain/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const start = new Date('2026-08-01T03:00:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What a page that is opened at a time sees. */
function pageAt(time: Date) {
  vi.setSystemTime(time)
  vi.resetModules()
  return import('./files.ts')
}

const photo = new File(['a'], 'a.png', { type: 'image/png' })

test('a released file is there for a page that is opened at once, and deleted by one that is opened later', async () => {
  const { storeFile, releaseFile } = await pageAt(start)
  const id = await storeFile(photo)
  await releaseFile(id)
  expect((await (await pageAt(start)).storedFile(id))?.name).toBe('a.png')
  expect(await (await pageAt(minutes(2))).storedFile(id)).toBeUndefined()
})

test('a file that no draft came back to is deleted when its draft would be', async () => {
  const id = await (await pageAt(start)).storeFile(photo)
  expect(await (await pageAt(days(draftDays - 1))).storedFile(id)).toBeDefined()
  expect(await (await pageAt(days(draftDays + 1))).storedFile(id)).toBeUndefined()
})

test.each([
  ['a draft', (id: string) => drafted({ products: [{ photo: { id } }] })],
  ['an address of a guest', (id: string) => saved({ npwp_paper: { id } })],
])(
  'a released file stays as long as %s refers to it: the form in which it was replaced was discarded',
  async (_, refer) => {
    const { storeFile, releaseFile } = await pageAt(start)
    const [referred, replaced] = [await storeFile(photo), await storeFile(photo)]
    await refer(referred)
    await releaseFile(referred)
    await releaseFile(replaced)
    const { storedFile } = await pageAt(days(draftDays + 1))
    expect((await storedFile(referred))?.name).toBe('a.png')
    expect(await storedFile(replaced)).toBeUndefined()
  },
)

async function drafted(body: object): Promise<void> {
  const { device } = await import('./device.ts')
  await device.write('guest/import', { body, savedAt: start.getTime(), version: 0, sent: true })
}

async function saved(address: object): Promise<void> {
  const { guestAddresses, keep } = await import('../storage/encrypted.ts')
  await keep(guestAddresses, [address])
}
