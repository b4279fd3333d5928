import ipaddr from 'ipaddr.js'

/** What one provider gives to one household. */
const householdPrefix = 64

const withPort = /^(?:\[(?<ipv6>[^\]]+)\](?::\d{1,5})?|(?<ipv4>[\d.]+):\d{1,5})$/

/** An address as some proxies write it into X-Forwarded-For: `192.0.2.7:1234`, `[2001:db8::1]:443`. */
export function withoutPort(address: string): string {
  const parts = withPort.exec(address)?.groups
  return parts?.['ipv4'] ?? parts?.['ipv6'] ?? address
}

/**
 * The network that limits count: an IPv4 address, or the /64 of an IPv6 address, since a single client has all
 * addresses of it.
 * @param forwarded from `request.ip`, which a trusted proxy may have filled with anything
 */
export function networkOf(forwarded: string): string {
  const address = withoutPort(forwarded)
  if (!ipaddr.isValid(address)) return 'unknown'
  // Turns ::ffff:192.0.2.1 into 192.0.2.1.
  const known = ipaddr.process(address)
  if (known.kind() === 'ipv4') return known.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(known.toNormalizedString())}/${householdPrefix}`).toString()}/${householdPrefix}`
}

/** A link-local address may name the interface: `fe80::1%eth0`. */
const withoutZone = (address: string) => address.replace(/%.*$/, '')

/** What one provider gives to one company, or a machine to rent. */
const companyPrefix = 48

/** The /48 around a network of IPv6, whose holder has 65,536 networks; null for what has none around it. */
export function prefix48Of(network: string): string | null {
  const [address = ''] = network.split('/')
  if (!ipaddr.IPv6.isValid(address)) return null
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${companyPrefix}`).toString()}/${companyPrefix}`
}

/** What one holder may spread requests over: the /48 around a network of IPv6, or else the network. */
export const widerNetworkOf = (network: string): string => prefix48Of(network) ?? network

/** The beginning of a network, by which its owner recognises it: `114.10.`, `2001:db8:`; empty for an unknown one. */
export function beginningOf(network: string): string {
  const [address = ''] = network.split('/')
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.parse(address)
  // Of this machine itself, which has no beginning to recognise it by.
  if (parsed instanceof ipaddr.IPv6 && parsed.range() === 'loopback') return ''
  return parsed instanceof ipaddr.IPv4
    ? `${parsed.octets.slice(0, 2).join('.')}.`
    : `${parsed.parts
        .slice(0, 2)
        .map((part) => part.toString(16))
        .join(':')}:`
}
