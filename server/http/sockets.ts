import ipaddr from 'ipaddr.js'
import type { Server } from 'node:http'
import { networkOf, widerNetworkOf } from '../security/network.ts'

/**
 * Ends the sockets that a network opens beyond `maxPerNetwork`, idle ones included: a keep-alive costs its sender
 * nothing, and the process has a limited number for everybody. Trusted proxies bring the sockets of many networks, and
 * so does a proxy on this machine.
 */
export function limitSockets(
  server: Server,
  maxPerNetwork: number,
  isExempt: (address: string) => boolean,
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const { remoteAddress: address = '' } = socket
    if (isExempt(address)) return
    const network = widerNetworkOf(networkOf(address))
    const count = (open.get(network) ?? 0) + 1
    if (count > maxPerNetwork) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

/** Whether an address is this machine's own or lies in one of the networks. */
export function isProxyOf(networks: readonly string[]): (address: string) => boolean {
  const ranges = networks.map((network) =>
    ipaddr.parseCIDR(network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`),
  )
  return (address) => {
    if (!ipaddr.isValid(address)) return false
    const known = ipaddr.process(address)
    return (
      known.range() === 'loopback' ||
      ranges.some(([range, bits]) => range.kind() === known.kind() && known.match(range, bits))
    )
  }
}
