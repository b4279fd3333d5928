// `npm start`: builds what changed, migrates, seeds and serves everything on one port.
import { StartError, startServer } from '../server/main.ts'
import { buildApp } from './build.ts'

const stopAfterMs = 10_000

try {
  if (await buildApp()) console.log('The app is built.')
  const server = await startServer()
  console.log(`Seberang is ready at ${server.url}`)
  stopOnSignal(() => server.close())
} catch (error) {
  if (!(error instanceof StartError) && !isBuildError(error)) throw error
  console.error(error.message)
  process.exit(1)
}

function isBuildError(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('The app could not be built')
}

/** Stops once, on a signal or when the parent npm process is gone. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopAfterMs).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // npm's shell does not pass SIGTERM on: it exits, and this process gets another parent.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 250).unref()
}
