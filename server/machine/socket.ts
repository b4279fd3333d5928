import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hasErrorCode } from '../base/error-code.ts'
import { StartError } from '../base/start-error.ts'

/**
 * Only the process that holds the data folder can use the embedded database, so it carries out the commands of the
 * machine for whoever connects to this socket, which only its own user can. A request is a line of JSON; the answer is
 * sections, each the length of its text in a line, and the text.
 */
const socketPath = (dataFolder: string) => join(dataFolder, 'commands.sock')

/** Bytes that the systems take, without the zero that ends it. */
const maxSocketPath = process.platform === 'linux' ? 107 : 103

/** Why a server with this folder takes no commands; undefined where it does. */
export function whyNoCommands(dataFolder: string): string | undefined {
  const [path, folder] = [socketPath(dataFolder), dataFolder].map((text) => Buffer.byteLength(text))
  if (path === undefined || folder === undefined || path <= maxSocketPath) return undefined
  const longest = maxSocketPath - (path - folder)
  return `The path of DATA_DIR is ${folder} bytes long. With more than ${longest}, a server takes no commands of its machine (backup, rewrap, operator): stop it for them, or move the folder to a shorter path.`
}

interface Request {
  command: string
  input: unknown
}

/** What each command answers, as sections. */
export type CommandAnswers = Readonly<Record<string, (input: unknown) => AsyncIterable<Uint8Array>>>

interface Log {
  error: (fields: object, text: string) => void
  warn: (fields: object, text: string) => void
}

/** Answers commands until the server closes; the caller holds the folder's lock. @returns closes it */
export async function answerCommands(
  dataFolder: string,
  answers: CommandAnswers,
  log: Log,
): Promise<() => Promise<void>> {
  // Windows has no sockets with an owner's mode; there the server has to be stopped first.
  if (process.platform === 'win32') return async () => undefined
  const tooLong = whyNoCommands(dataFolder)
  if (tooLong !== undefined) {
    log.warn({}, tooLong)
    return async () => undefined
  }
  const path = socketPath(dataFolder)
  // Left by a process that was killed.
  rmSync(path, { force: true })
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // Who sent it has gone; `pipeline` reports it where it matters.
    socket.on('error', () => undefined)
    pipeline(Readable.from(answerTo(socket, answers)), socket).catch((error: unknown) =>
      log.error({ err: error }, 'a command broke off'),
    )
  })
  try {
    server.listen(path)
    await once(server, 'listening')
    chmodSync(path, 0o600)
  } catch (error) {
    log.warn({ err: error }, 'The server must be stopped for backups: it cannot open a socket in DATA_DIR')
    return async () => undefined
  }
  return async () => {
    for (const socket of open) socket.destroy()
    server.close()
    await once(server, 'close')
  }
}

async function* answerTo(socket: Socket, answers: CommandAnswers): AsyncGenerator<Uint8Array> {
  const { command, input } = JSON.parse(await readLine(socket)) as Request
  const answer = answers[command]
  if (!answer) throw new Error('a command of another release')
  yield* answer(input)
}

/** The first line; no reader stays at the socket, which an error of the answer would end with the process. */
async function readLine(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    const part = String(chunk)
    const end = part.indexOf('\n')
    if (end >= 0) return text + part.slice(0, end)
    text += part
    if (text.length > maxRequest) break
  }
  throw new Error('a command without an end')
}

/** Characters of a request, which may name every file of a store that is lost. */
const maxRequest = 16 * 1024 * 1024

const chunkBytes = 1024 * 1024

/**
 * The texts as sections, in large pieces: each waits for a turn of the event loop, and while customers write, the
 * embedded database takes most of it.
 */
export async function* sectionsOf(texts: readonly Blob[]): AsyncGenerator<Uint8Array> {
  const whole = new Blob(texts.flatMap((text) => [`${text.size}\n`, text]))
  for (let at = 0; at < whole.size; at += chunkBytes)
    yield new Uint8Array(await whole.slice(at, at + chunkBytes).arrayBuffer())
}

/** An answer that arrives. */
export interface CommandAnswer {
  /** The next section, each once. */
  read: () => AsyncGenerator<Buffer>
  close: () => void
}

/** Milliseconds without a byte after which a server hangs. A backup dumps its tables before it sends the first. */
const maxSilence = 10 * 60_000

/**
 * Sends a command to the server that holds the folder. Throws StartError where the server is another user's; so do the
 * sections where it breaks off or hangs.
 * @returns undefined if none holds it, or it takes none
 */
export async function sendCommand(
  dataFolder: string,
  request: Request,
  silence = maxSilence,
): Promise<CommandAnswer | undefined> {
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
  socket.write(`${JSON.stringify(request)}\n`)
  return { read: sections(socket, silence), close: () => socket.destroy() }
}

export const connectionLost = (cause?: unknown) =>
  new StartError('The server broke the command off: its log says why.', { cause })

/** @returns reads the next section at each call */
function sections(socket: Socket, silence: number): () => AsyncGenerator<Buffer> {
  const hangs = new StartError(
    'The server does not answer: it may hang, or still do what was asked. Its log says what it does.',
  )
  socket.on('timeout', () => socket.destroy(hangs))
  const chunks: AsyncIterator<Buffer> = socket[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async () => {
    // Only while a byte is waited for: who reads may take longer to store what has come.
    socket.setTimeout(silence)
    const next = await chunks.next().catch((error: unknown) => {
      throw error instanceof StartError ? error : connectionLost(error)
    })
    socket.setTimeout(0)
    if (next.done) throw connectionLost()
    return next.value
  }
  return async function* section() {
    while (!rest.includes('\n')) rest = Buffer.concat([rest, await more()])
    const end = rest.indexOf('\n')
    let left = Number(rest.subarray(0, end).toString())
    if (!Number.isSafeInteger(left)) throw connectionLost()
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
