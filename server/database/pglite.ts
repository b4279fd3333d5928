import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

// V8 collects code of WebAssembly that it has compiled anew, and of Node 24.21 that has ended a process at times: "Check
// failed: jit_page_->allocations_.erase(addr) == 1". What it keeps instead is some twenty megabytes.
setFlagsFromString('--no-wasm-code-gc')

/**
 * Opens the embedded database in a folder. PostgreSQL's default for its buffers (128 MB) is more memory than the rest of
 * the server takes.
 */
export const openFolder = async (folder: string): Promise<PGlite> =>
  withSharedParsers(
    await PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'] }),
  )

/**
 * Has the parsers that come with a query stay for all. Drizzle gives the same with every one, and PGlite copies its own,
 * one per type and table, each time: half of the time of a short statement.
 */
function withSharedParsers(client: PGlite): PGlite {
  const share =
    (query: PGlite['query']): PGlite['query'] =>
    (text, values, options) => {
      if (!options?.parsers) return query(text, values, options)
      const { parsers, ...others } = options
      Object.assign(client.parsers, parsers)
      return query(text, values, others)
    }
  const transaction: PGlite['transaction'] = client.transaction.bind(client)
  client.query = share(client.query.bind(client))
  client.transaction = (work) =>
    transaction((inside) => work(Object.assign(inside, { query: share(inside.query.bind(inside)) })))
  return client
}
