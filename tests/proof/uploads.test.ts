import { calls } from '@seberang/domain/api'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { TestCustomer } from '../server/support/customer.ts'
import { storedFiles } from '../server/support/stored-files.ts'
import { startTestServer } from '../server/support/server.ts'
import { harmlessUploads, hostileUploads, secret } from '../server/support/uploads.ts'
import { full, inParallel, times } from './support/run.ts'
import { proved } from './support/table.ts'

/** Milliseconds of work that the event loop may do without a pause. */
const maxStallMs = times(5_000, 50)
const hidden = new RegExp(`${secret}|GPS|<script|JavaScript|%!PS|\\u007fELF`)

/** A valid file cut, prolonged or changed at many places. */
async function damagedUploads(): Promise<[string, Buffer][]> {
  const damaged: [string, Buffer][] = []
  for (const [name, { make, contentType }] of Object.entries(harmlessUploads)) {
    if (contentType === 'application/pdf') continue
    const bytes = await make()
    const cut = Math.floor(bytes.length / 3)
    damaged.push([`${name}, of which a third is there`, bytes.subarray(0, cut)])
    damaged.push([`${name} in HTML`, Buffer.concat([Buffer.from(`<script>${secret}</script>`), bytes])])
    const overwritten = Buffer.from(bytes)
    overwritten.write(`<script>${secret}</script>`, cut, 'latin1')
    damaged.push([`${name} with a script in its middle`, overwritten])
  }
  return damaged
}

/**
 * Measures the work of this thread, which serves and uploads, between two turns of its event loop: what other processes
 * do meanwhile does not count.
 * @returns ends it; the longest, in milliseconds
 */
function watchLoop(): () => number {
  const worked = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [last, longest] = [worked(), 0]
  const timer = setInterval(() => {
    const now = worked()
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  return () => {
    clearInterval(timer)
    return longest
  }
}

describe('hostile files', () => {
  it('leave nothing on the disk, break nothing and stop no other call', async () => {
    const server = await startTestServer('PGlite')
    try {
      const customer = await TestCustomer.register(server.url)
      const send = async (bytes: Uint8Array, name: string) => {
        const form = new FormData()
        form.set('file_data', new Blob([new Uint8Array(bytes)]), name)
        return customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
      }
      const hostile = await Promise.all(
        Object.entries(hostileUploads).map(async ([name, make]): Promise<[string, Buffer]> => [
          name,
          await make(),
        ]),
      )
      const harmless = await Promise.all(
        Object.entries(harmlessUploads).map(async ([name, { make }]): Promise<[string, Buffer]> => [
          name,
          await make(),
        ]),
      )
      const damaged = await damagedUploads()
      const all = [...hostile, ...damaged, ...harmless]
      const chosen = full ? all : all.filter((_, place) => place % 4 === 0)
      const names = ['photo.jpg', '../../../etc/passwd', 'a.php\u0000.png', 'CON', '<script>.pdf']
      const statuses = new Map<number, number>()
      const faults: string[] = []
      const taken: string[] = []
      const refusedNames = new Set(hostile.map(([name]) => name))
      const stopWatching = watchLoop()
      await inParallel(chosen, 3, async ([name, bytes]) => {
        const { status, body, text } = await send(bytes, names[bytes.length % names.length] ?? 'file')
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status >= 500 || (status < 300 && refusedNames.has(name)))
          faults.push(`${name}: ${status} ${text}`)
        if (status === 201) taken.push(body.file_id)
      })
      const stallMs = Math.round(stopWatching())
      expect(faults).toEqual([])
      expect(statuses.get(422) ?? 0).toBeGreaterThan(chosen.length / 3)
      expect(taken.length).toBeGreaterThan(2)
      expect(stallMs).toBeLessThan(maxStallMs)

      const stored = storedFiles(server.dataFolder)
      expect(stored).toHaveLength(taken.length)
      const bytesOf = stored.map(({ bytes }) => bytes)
      expect(bytesOf.filter((bytes) => hidden.test(bytes.toString('latin1')))).toEqual([])
      const exif = await Promise.all(
        bytesOf.map(
          async (bytes) =>
            (
              await sharp(bytes)
                .metadata()
                .catch(() => null)
            )?.exif,
        ),
      )
      expect(exif.filter(Boolean)).toEqual([])
      // The same search finds them in what was sent, as a store without the re-encoding would keep it.
      const sentHidden = all.filter(([, bytes]) => hidden.test(bytes.toString('latin1')))
      expect(sentHidden.length).toBeGreaterThan(20)
      expect(all.length).toBeGreaterThanOrEqual(60)
      proved(
        '13',
        'hostile uploads',
        `0 hostile bytes stored, 0 5xx, metadata gone${full ? `, loop stall < ${maxStallMs} ms` : ''}`,
        `${chosen.length} of ${all.length} files, ${taken.length} stored clean, stall ${stallMs} ms; 0 hostile bytes`,
      )
    } finally {
      await server.close()
    }
  })
})
