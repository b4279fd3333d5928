import { startServer } from './main.ts'

const stopAfterMs = 10_000

/** Starts the server, says so, and stops it on a signal. Throws StartError. */
export async function runServer(): Promise<void> {
  const server = await startServer()
  announce(`Seberang is ready at ${server.url}`)
  stopOnSignal(() => server.close())
}

/** For people on a terminal, and for whoever collects the log a line of it. */
function announce(msg: string): void {
  const isCollected = !process.stdout.isTTY
  if (isCollected) console.log(JSON.stringify({ level: 30, time: Date.now(), msg }))
  if (!isCollected || process.env['NODE_ENV'] !== 'production') console.log(msg)
}

/**
 * Stops once, on a signal or when the npm that started it is gone, and says why.
 * @public its test imports it in a process of its own
 */
export function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false
  const stop = (reason: string) => {
    if (stopping) return
    stopping = true
    announce(`Seberang stops: ${reason}`)
    setTimeout(() => {
      announce(`Seberang was not done within ${stopAfterMs / 1000} seconds`)
      process.exit(1)
    }, stopAfterMs).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // npm's shell does not pass SIGTERM on: it exits, and this process gets another parent. Any other parent may go.
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop('npm has ended')
  }, 250).unref()
}
