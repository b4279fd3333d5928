import proxyAddress from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'

export interface CallerAddress {
  isTrusted: (address: string, hop: number) => boolean
  addressOf: (request: IncomingMessage) => string
}

/**
 * Finds the address of who sent a request: the last one of X-Forwarded-For that is not a trusted proxy's.
 * @param trustedProxies networks
 * @returns `isTrusted` for Fastify, whose `request.ip` is then the same as `addressOf`
 */
export function createCallerAddress(trustedProxies: readonly string[]): CallerAddress {
  const isTrusted = proxyAddress.compile([...trustedProxies])
  const addressOf = (request: IncomingMessage) => proxyAddress(request, isTrusted)
  return { isTrusted, addressOf }
}
