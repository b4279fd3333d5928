// The server as a separate process: prints its address, ends on SIGTERM.
import '../../../server/base/drizzle-as-commonjs.ts'
import type { Config } from '../../../server/main.ts'
import { wideLimits } from './limits.ts'

const { readConfig, StartError, startServer } = await import('../../../server/main.ts')

try {
  const change = JSON.parse(process.env['CONFIG_CHANGE'] ?? '{}') as Partial<Config>
  const rateLimits = process.env['WIDE_LIMITS'] ? { rateLimits: wideLimits } : {}
  const server = await startServer({ ...readConfig(process.env), ...rateLimits, ...change })
  console.log(server.url)
  process.on('SIGTERM', () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
