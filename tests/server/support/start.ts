// The server as a separate process: prints its address, ends on SIGTERM.
import { readConfig, StartError, startServer } from '../../../server/main.ts'
import { wideLimits } from './limits.ts'

try {
  const config = readConfig(process.env)
  const server = await startServer(process.env['WIDE_LIMITS'] ? { ...config, limits: wideLimits } : config)
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
