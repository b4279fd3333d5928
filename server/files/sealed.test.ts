import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deriveSecrets } from '../security/secrets.ts'
import { createSealedStore, openFile, rewrapFile, sealFile } from './sealed.ts'
import { LostFile, type FileStore } from './store.ts'

const [old, current] = [deriveSecrets('', 'the key before'), deriveSecrets('', 'the key now')]
const id = 'file-1'
const bytes = Buffer.from('a picture of an identity card')

describe('a stored file', () => {
  it.each([Buffer.alloc(0), bytes, randomBytes(1 << 20)])('opens as it was, of %# bytes', (content) => {
    expect(openFile(current, id, sealFile(current, id, content)).equals(content)).toBe(true)
  })

  it('shows nothing of its bytes, and never the same twice', () => {
    const [one, other] = [sealFile(current, id, bytes), sealFile(current, id, bytes)]
    expect(one.includes('identity')).toBe(false)
    expect(one.equals(other)).toBe(false)
  })

  it('of a release that did not encrypt is what it is', () => {
    expect(openFile(current, id, bytes)).toEqual(bytes)
  })

  it('is lost when any of its bytes is another, and when it ends early', () => {
    const sealed = sealFile(current, id, bytes)
    // Several, since some of a text in base64url decode to the same bytes.
    for (const one of Array.from({ length: 40 }, () => sealFile(current, id, bytes)))
      for (let place = 'seberang-1 '.length; place < one.length; place += 1) {
        const altered = Buffer.from(one)
        altered[place] = (altered[place] ?? 0) ^ 1
        expect(() => openFile(current, id, altered), `byte ${place}`).toThrow(LostFile)
      }
    for (const end of [12, 40, sealed.length - 1])
      expect(() => openFile(current, id, sealed.subarray(0, end))).toThrow(LostFile)
  })

  it('is lost under the id of another file, and without its key', () => {
    const sealed = sealFile(current, id, bytes)
    expect(() => openFile(current, 'file-2', sealed)).toThrow(LostFile)
    expect(() => openFile(old, id, sealed)).toThrow(LostFile)
  })
})

describe('a new APP_KEY', () => {
  it('wraps the key of a file anew, and leaves its bytes', () => {
    const sealed = sealFile(old, id, bytes)
    const rewrapped = rewrapFile({ old, current }, id, sealed)
    expect(rewrapped?.subarray(-bytes.length)).toEqual(sealed.subarray(-bytes.length))
    expect(openFile(current, id, rewrapped ?? sealed)).toEqual(bytes)
    expect(rewrapFile({ old, current }, id, rewrapped ?? sealed)).toBeUndefined()
  })

  it('encrypts a file that is not encrypted', () => {
    const sealed = rewrapFile({ old, current }, id, bytes)
    expect(sealed?.includes('identity')).toBe(false)
    expect(openFile(current, id, sealed ?? bytes)).toEqual(bytes)
  })

  it('wraps nothing that is damaged', () => {
    const sealed = sealFile(old, id, bytes)
    expect(() => rewrapFile({ old, current }, id, sealed.subarray(0, -1))).toThrow(LostFile)
    expect(() => rewrapFile({ old: deriveSecrets('', 'x'), current }, id, sealed)).toThrow(LostFile)
  })
})

describe('a store of encrypted files', () => {
  const storeOf = (stored: Buffer = Buffer.alloc(0)) => {
    const store: FileStore = {
      read: async () => stored,
      async write(_id, sealed) {
        stored = sealed
      },
      remove: async () => undefined,
      async *ids() {},
      removeIfOlder: async () => undefined,
    }
    return createSealedStore(store, current)
  }

  it.each([Buffer.alloc(0), bytes, randomBytes(1 << 20)])(
    'opens a file as it was, of %# bytes',
    async (content) => {
      const files = storeOf()
      await files.write(id, content)
      expect((await files.read(id)).equals(content)).toBe(true)
    },
  )

  it('has lost one of which a byte is another', async () => {
    const sealed = sealFile(current, id, randomBytes(1 << 20))
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
    await expect(storeOf(sealed).read(id)).rejects.toThrow(LostFile)
  })

  it('decrypts nothing for those who have gone', async () => {
    const files = storeOf(sealFile(current, id, bytes))
    await expect(files.read(id, () => true)).rejects.toMatchObject({ status: 503 })
  })

  it.each(['read', 'write'] as const)('lets everything else run between the pieces of a %s', async (kind) => {
    const content = randomBytes(4 << 20)
    const files = storeOf(sealFile(current, id, content))
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await (kind === 'read' ? files.read(id) : files.write(id, content))
    isOver = true
    expect(turns).toBeGreaterThan(8)
  })
})
