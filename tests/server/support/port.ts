import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Systems give connections ports from 32768 on: below, none takes one between two starts of a server. */
const [first, end] = [15_000, 32_000]

/** A port that is free now, so that a server can be restarted at the same address. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, end)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
