import { createServer } from 'node:net'

/** A port that is free now, so that a server can come back under the address it had. */
export async function freePort(): Promise<string> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return String(typeof address === 'object' && address ? address.port : 0)
}
