import { expect, it } from 'vitest'
import { listenToPostgres } from './listen.ts'

it('tries again where a certificate that the address names cannot be read', async () => {
  const gap = { onMessage: () => undefined, onGap: () => undefined }
  const stop = await listenToPostgres('postgres://127.0.0.1:1/none?sslrootcert=/missing.pem', [], gap)
  await expect(stop()).resolves.toBeUndefined()
})
