import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { hasErrorCode } from '../base/error-code.ts'
import { StartError } from '../base/start-error.ts'
import type { Database } from '../database/database.ts'
import { dumpPglite, type Dump } from './dump.ts'
import { readHead } from './manifest.ts'

/**
 * Only the process that holds the data folder can read the embedded database, so it hands a dump to whoever connects
 * to this socket, which only its own user can. A line with the length of the head, the head, and then of each table
 * the length of its text in a line, and the text.
 */
const socketPath = (dataFolder: string) => join(dataFolder, 'backup.sock')

interface Log {
  error: (fields: object, text: string) => void
  warn: (fields: object, text: string) => void
}

/** Hands out dumps until the server closes; the caller holds the folder's lock. @returns closes it */
export async function answerBackups(
  dataFolder: string,
  database: Database,
  log: Log,
): Promise<() => Promise<void>> {
  // Windows has no sockets with an owner's mode; there the server has to be stopped first.
  if (process.platform === 'win32') return async () => undefined
  const path = socketPath(dataFolder)
  // Left by a process that was killed.
  rmSync(path, { force: true })
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // Who asked has gone; `pipeline` reports it where it matters.
    socket.on('error', () => undefined)
    pipeline(Readable.from(dumpOf(database)), socket).catch((error: unknown) =>
      log.error({ err: error }, 'the backup broke off'),
    )
  })
  try {
    server.listen(path)
    await once(server, 'listening')
    chmodSync(path, 0o600)
  } catch (error) {
    // The path of a socket is limited to about a hundred characters.
    log.warn({ err: error }, 'The server must be stopped for backups: the path of DATA_DIR is too long')
    return async () => undefined
  }
  return async () => {
    for (const socket of open) socket.destroy()
    server.close()
    await once(server, 'close')
  }
}

async function* dumpOf(database: Database): AsyncGenerator<Uint8Array> {
  const { head, texts } = await dumpPglite(database)
  for (const section of [new Blob([JSON.stringify(head)]), ...texts]) {
    yield Buffer.from(`${section.size}\n`)
    yield* section.stream()
  }
}

/** Asks the server that holds the folder. @returns undefined if none does, or it hands out nothing */
export async function askForDump(dataFolder: string): Promise<Dump | undefined> {
  const socket = connect(socketPath(dataFolder))
  try {
    await once(socket, 'connect')
  } catch (error) {
    if (hasErrorCode(error, 'EACCES'))
      throw new StartError('The server runs as another user: run this command as that user.', {
        cause: error,
      })
    return undefined
  }
  const read = sections(socket)
  try {
    const head = readHead(await text(read()))
    return {
      head,
      read,
      async close() {
        socket.destroy()
      },
    }
  } catch (error) {
    socket.destroy()
    throw error instanceof StartError ? error : brokenOff(error)
  }
}

const brokenOff = (cause?: unknown) =>
  new StartError('The server broke the backup off: its log says why.', { cause })

/** @returns reads the next section at each call */
function sections(socket: Socket): () => AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = socket[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async () => {
    const next = await chunks.next().catch((error: unknown) => {
      throw brokenOff(error)
    })
    if (next.done) throw brokenOff()
    return next.value
  }
  return async function* section() {
    while (!rest.includes('\n')) rest = Buffer.concat([rest, await more()])
    const end = rest.indexOf('\n')
    let left = Number(rest.subarray(0, end).toString())
    if (!Number.isSafeInteger(left)) throw brokenOff()
    rest = rest.subarray(end + 1)
    while (left > 0) {
      if (rest.length === 0) rest = await more()
      const part = rest.subarray(0, left)
      rest = rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }
}
