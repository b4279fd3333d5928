import { describe, expect, it } from 'vitest'
import { networkOf, prefix48Of } from './network.ts'

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['192.0.2.7, 192.0.2.8', 'unknown'],
    ['192.0.2.7:1234', '192.0.2.7'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['2001:db8:1:2::1:443', '2001:db8:1:2::/64'],
    ['192.0.2.7:', 'unknown'],
    ['[192.0.2.7:80', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('differs between neighbouring networks', () => {
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
    expect(networkOf('192.0.2.8')).not.toBe(networkOf('192.0.2.7'))
  })
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8:2:2::1', '2001:db8:2::/48'],
  ['192.0.2.7', null],
  ['unknown', null],
])('the /48 around the network of %s is %s', (address, prefix48) => {
  expect(prefix48Of(networkOf(address))).toBe(prefix48)
})
