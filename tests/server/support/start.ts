// The server as a process of its own: says its address, ends at SIGTERM.
import { StartError, startServer } from '../../../server/main.ts'

try {
  const server = await startServer()
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
