import {
  calls,
  canonicalAddress,
  canonicalBody,
  pathOf,
  signedText,
  type AnswerOf,
  type AnyCall,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
} from '@seberang/domain/api'
import { createHmac, randomUUID } from 'node:crypto'
import { assertDocumented } from './documented.ts'
import { opsKey } from './ops-key.ts'
import { noteAdvance } from './registered.ts'

export interface Answered<Body> {
  status: number
  body: Body
  headers: Headers
  text: string
}

/** The fields of every failure, besides those of a success. */
export interface Failing {
  action: boolean
  code?: string
  message?: string
  errors?: { field: string; message: string }[]
  tries_left?: number
  sure?: string
  data?: unknown
}

/** The status of a refusal, with the fields that it names or its code. */
export const refusedAs = ({ status, body }: Answered<Failing>) => [
  status,
  body.errors?.map(({ field }) => field) ?? body.code,
]

interface CallInput<Made> {
  params?: ParamsOf<Made>
  query?: Partial<QueryOf<Made>>
  body?: BodyOf<Made>
  headers?: Record<string, string>
}

/** A browser session over real HTTP: an access token, and the customer token once signed in. */
export class Browser {
  readonly url: string
  language = 'id'
  accessToken = ''
  signingKey = ''
  token = ''
  /** The cookies that the server has set, as `name=value`. */
  cookies = ''

  constructor(url: string) {
    this.url = url
  }

  /** A browser with an access token. */
  static async open(url: string): Promise<Browser> {
    const browser = new Browser(url)
    const { body } = await browser.call(calls.createAccessToken, { body: { mode: 'web' } })
    browser.accessToken = body.access_token
    browser.signingKey = body.signing_key
    return browser
  }

  /** Makes a call as its declaration defines it. Returns any status; never throws on one. */
  async call<Made extends AnyCall>(
    call: Made,
    input: CallInput<Made> = {},
  ): Promise<Answered<NonNullable<AnswerOf<Made>> & Failing>> {
    const query = Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const address =
      pathOf(call.path, input.params ?? {}) + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
    const signature = call.signed ? this.sign(address, input.body) : {}
    return this.send(call.method, address, input.body, { ...signature, ...input.headers })
  }

  /** Sends an arbitrary request. */
  async send<Body>(
    method: string,
    address: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered<Body>> {
    const answer = await fetch(this.url + address, {
      method,
      headers: {
        'tb-language': this.language,
        ...(this.accessToken && { AccessToken: this.accessToken }),
        ...(this.token && { Authorization: `Token ${this.token}` }),
        ...(this.cookies && { cookie: this.cookies }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      body:
        body === undefined || body instanceof FormData || typeof body === 'string'
          ? body
          : JSON.stringify(body),
    })
    // There is one cookie only, so a new one replaces it.
    this.cookies = answer.headers.getSetCookie()[0]?.replace(/;.*/, '') ?? this.cookies
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('application/json')
    const json: unknown = isJson ? JSON.parse(text) : undefined
    assertDocumented({ method, address, status: answer.status, sent: body, json })
    return { status: answer.status, headers: answer.headers, text, body: (isJson ? json : text) as Body }
  }

  /** The headers of a signed call. */
  sign(
    address: string,
    body: unknown,
    timestamp = Date.now(),
    nonce: string = randomUUID(),
  ): Record<string, string> {
    const canonical = body === undefined ? canonicalAddress(address) : canonicalBody(body)
    const token = this.token || this.accessToken
    const text = signedText({ token, timestamp: String(timestamp), nonce, canonical })
    return {
      'tb-timestamp': String(timestamp),
      'tb-nonce': nonce,
      'tb-signature': createHmac('sha512', this.signingKey).update(text).digest('base64url'),
    }
  }
}

/** An operator at the counter. */
export class Operator extends Browser {
  private readonly key: string

  constructor(url: string, key: string = opsKey) {
    super(url)
    this.key = key
  }

  override async send<Body>(
    method: string,
    address: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    return super.send<Body>(method, address, body, { OpsKey: this.key, ...headers })
  }
}

interface MailRead {
  subject: string
  text: string
  html: string | null
}

/** The mails to an address, newest first. */
export async function mailsTo(url: string, to: string): Promise<MailRead[]> {
  const answer = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  })
  const { results } = (await answer.json()) as { results: MailRead[] }
  return results
}

/** Whether a mail brings only the number to pay to; it follows every invoice in its own time. */
export const isHowToPay = ({ subject }: MailRead): boolean =>
  /^(Cara bayar|How to pay|付款方式) /.test(subject)

/** Whether a mail tells of a sign-in by a device that the account does not know. */
export const isOfNewDevice = ({ subject }: MailRead): boolean =>
  /^(Ada perangkat baru|A new device|有新设备)/.test(subject)

/** The newest mail, but for those that follow every invoice, and every sign-in of a test's new browser. */
export async function newestMail(url: string, to: string): Promise<MailRead> {
  const newest = (await mailsTo(url, to)).find((mail) => !isHowToPay(mail) && !isOfNewDevice(mail))
  if (!newest) throw new Error(`no mail to ${to}`)
  return newest
}

/** How an invoice is to be paid, as it was mailed, newest first. */
export const howToPayMails = async (url: string, to: string): Promise<MailRead[]> =>
  (await mailsTo(url, to)).filter(isHowToPay)

export async function advanceClock(url: string, ms: number): Promise<void> {
  const answer = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance_ms: ms }),
  })
  if (!answer.ok) throw new Error(`the clock did not move: ${answer.status}`)
  noteAdvance(url, ms)
}

/** Acts as the payer or the bank at the sandbox gateway. */
export async function atGateway(url: string, orderId: string, action: string): Promise<number> {
  const answer = await fetch(`${url}/sandbox/api/${orderId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ do: action }),
  })
  return answer.status
}
