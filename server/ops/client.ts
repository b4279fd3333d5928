import { pathOf, type AnyCall } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { accessSync, constants, openAsBlob, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readOpsConfig } from '../base/config.ts'
import { hasErrorCode } from '../base/error-code.ts'
import { printable } from './printable.ts'

/** The server refused or could not be reached; shown in one line. */
export class OpsFailure extends Error {
  /** The answer's `code`. */
  readonly code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: object
  /** Path of a file to upload. */
  file?: string
}

export interface OpsClient {
  call(call: AnyCall, input?: CallInput): Promise<Record<string, unknown>>
  /** The server's time of its last answer: an operator's own clock may be wrong. */
  time: () => Date
}

/**
 * Calls the running server as an operator, at PUBLIC_URL or PORT, with OPS_KEY or the key in the data folder. While the
 * name or the proxy of PUBLIC_URL is not set up yet, a server on this machine is asked in its place.
 * @param note told which one that is
 */
export function createOpsClient(
  environment: NodeJS.ProcessEnv,
  language = 'en',
  note: (line: string) => void = () => undefined,
): OpsClient {
  const config = readOpsConfig(environment)
  let address = config.publicUrl ?? `http://localhost:${config.port}`
  const here = `http://127.0.0.1:${config.port}`
  const key = config.opsKey ?? storedKey(config.dataFolder)
  let time = new Date()
  return {
    time: () => time,
    async call(call, { params, query, body, file } = {}) {
      const given = Object.entries(query ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      )
      const search = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
      const path = `${pathOf(call.path, params)}${search}`
      const request = {
        method: call.method,
        headers: {
          OpsKey: key,
          'tb-language': language,
          // The same one at each repetition, so that what was done meanwhile is not done twice.
          ...(call.method !== 'GET' && { 'idempotency-key': randomUUID() }),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: file ? await formOf(file) : body && JSON.stringify(body),
      }
      const send = () =>
        fetch(address + path, request).catch(async (error: unknown) => {
          if (!isUnconnected(error)) throw brokenOff(address, call)
          if (!(await isServer(here))) throw unreached(address)
          note(`No server answers at ${new URL(address).origin} yet: asking the one at ${here}.`)
          address = here
          return fetch(here + path, request).catch((failure: unknown) => {
            throw isUnconnected(failure) ? unreached(here) : brokenOff(here, call)
          })
        })
      let answer = await send()
      for (let repeated = 0; repeated < maxRepetitions; repeated += 1) {
        const seconds = pauseOf(answer)
        if (seconds === undefined) break
        await answer.body?.cancel()
        await setTimeout(seconds * 1000)
        answer = await send()
      }
      // Not `date`, which knows no milliseconds: what has just happened would lie ahead.
      const milliseconds = answer.headers.get('tb-time')
      if (milliseconds !== null) time = new Date(Number(milliseconds))
      const answerBody: unknown = await answer.json().catch(() => undefined)
      if (typeof answerBody !== 'object' || answerBody === null)
        throw new OpsFailure(`The server answered ${answer.status}.`)
      if (!answer.ok) throw new OpsFailure(reasonOf(answerBody, answer.status), codeOf(answerBody))
      return { ...answerBody }
    },
  }
}

const unreached = (address: string) =>
  new OpsFailure(`No server answers at ${new URL(address).origin}. Start it, or set PUBLIC_URL or PORT.`)

const brokenOff = (address: string, { method }: Pick<AnyCall, 'method'>) =>
  new OpsFailure(
    `The connection to ${new URL(address).origin} broke off before it answered.${
      method === 'GET' ? '' : ' It may be done: look with show before you repeat it.'
    }`,
  )

const maxRepetitions = 2
/** A server that is full or starts asks for seconds; what is limited by the hour is not waited for. */
const maxPauseSeconds = 10

/** After how many seconds a refusal may be repeated; undefined for an answer that is not to be repeated. */
function pauseOf({ status, headers }: Response): number | undefined {
  if (status !== 503 && status !== 429) return undefined
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return seconds >= 0 && seconds <= maxPauseSeconds ? seconds : undefined
}

/** A connection that broke off later may have brought the request. */
const unconnected = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']

const isUnconnected = (error: unknown): boolean =>
  error instanceof Error && unconnected.some((code) => hasErrorCode(error.cause, code))

/** Whether it is one of ours: the key of another must not be sent to whatever else listens there. */
async function isServer(address: string): Promise<boolean> {
  const { healthPath } = await import('../http/health.ts')
  const health: unknown = await fetch(`${address}${healthPath}`)
    .then((answer) => answer.json())
    .catch(() => undefined)
  return typeof health === 'object' && health !== null && 'ready_for_customers' in health
}

export const unreadable = (file: string): OpsFailure => new OpsFailure(`The file ${file} cannot be read.`)

/** Throws OpsFailure for what is not a file, or cannot be read. */
export function requireReadable(file: string): void {
  if (!isReadableFile(file)) throw unreadable(file)
}

function isReadableFile(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

async function formOf(file: string): Promise<FormData> {
  const form = new FormData()
  try {
    form.set('file_data', await openAsBlob(file), basename(file))
  } catch {
    throw unreadable(file)
  }
  return form
}

function storedKey(folder: string): string {
  try {
    return readFileSync(join(folder, 'ops-key'), 'utf8').trim()
  } catch {
    throw new OpsFailure(
      `There is no operator key: set OPS_KEY, or DATA_DIR to the server's data folder (now ${folder}).`,
    )
  }
}

const codeOf = (answer: object) =>
  'code' in answer && typeof answer.code === 'string' ? answer.code : undefined

/** Options that are named other than the field that they fill. */
const optionNames: Readonly<Record<string, string>> = {
  agent_id: '--agent',
  cart_code: '--cart',
  'credit.days': '--days',
  'credit.limit': '--limit',
  hscode: '--hs',
}

function reasonOf(answer: object, status: number): string {
  const message = 'message' in answer ? printable(String(answer.message)) : `The server answered ${status}.`
  if (!('errors' in answer) || !Array.isArray(answer.errors)) return message
  const sure = 'sure' in answer ? [printable(`--sure ${String(answer.sure)} confirms exactly this.`)] : []
  const fields = answer.errors.map((error: { field: string; message: string }) =>
    printable(`${optionNames[error.field] ?? error.field}: ${error.message}`),
  )
  return [message, ...fields, ...sure].join('\n  ')
}
