import ipaddr from 'ipaddr.js'
import type { LookupAddress, LookupAllOptions } from 'node:dns'
import { lookup as systemLookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

/** How names become addresses, as `dns.lookup`. */
export type Lookup = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Nothing was sent: the name leads to this machine, or into a network that only the server reaches. */
export class PrivateAddress extends Error {}

const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Resolves at the moment of the connection: a name that was public when it was looked at may lead elsewhere since. */
export const publicOnly =
  (lookup: Lookup): LookupFunction =>
  (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) done(error ?? new Error(`${name} has no address`), '', 0)
      else if (!addresses.every(({ address }) => isPublic(address)))
        done(new PrivateAddress(`${name} has an address that is not public`), '', 0)
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })

export interface Posting {
  headers: Readonly<Record<string, string | number>>
  body: Buffer
  timeOutMs: number
}

export interface Posted {
  status: number
  retryAfter: string | undefined
}

/**
 * Posts to an address of the internet. No redirect is followed, and nothing of the answer is read but its head.
 * @param fake the origin of a push service of tests, which may be on this machine
 */
export function post(
  endpoint: string,
  { headers, body, timeOutMs }: Posting,
  { fake, lookup = systemLookup }: { fake?: string | undefined; lookup?: Lookup } = {},
): Promise<Posted> {
  const url = new URL(endpoint)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers },
    // A connection of its own: one that is kept would not be looked at again.
    agent: false,
    signal: AbortSignal.timeout(timeOutMs),
  }
  const isFake = url.origin === fake
  return new Promise((resolve, reject) => {
    // Of an address no name is looked up.
    if (!isFake && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
      throw new PrivateAddress(`${url.hostname} is no name`)
    const sending = isFake
      ? httpRequest(url, options)
      : httpsRequest(url, { ...options, lookup: publicOnly(lookup) })
    sending.on('error', reject)
    sending.on('response', (answer) => {
      const { statusCode: status = 0, headers: answered } = answer
      answer.on('error', () => undefined)
      answer.destroy()
      resolve({ status, retryAfter: answered['retry-after'] })
    })
    sending.end(body)
  })
}
