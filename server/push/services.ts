/**
 * The push services of browsers: a server that posted to whatever address a browser names would reach what only it can
 * reach. `*.` stands for any name under the rest. Chromium and what is made of it, Firefox, Edge on Windows, Safari.
 */
const hosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const

const isKnown = (name: string) =>
  hosts.some((host) =>
    host.startsWith('*.') ? name.endsWith(host.slice(1)) && !name.startsWith('.') : name === host,
  )

/**
 * Whether notices may be sent to an address. In one spelling alone, as browsers give it: each is a row of its own.
 * @param fake the origin of a push service of tests
 */
export function isPushService(endpoint: string, fake?: string): boolean {
  if (!URL.canParse(endpoint) || new URL(endpoint).href !== endpoint || /[?#]$|#/.test(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (fake !== undefined && origin === fake) return true
  return protocol === 'https:' && port === '' && username === '' && password === '' && isKnown(hostname)
}
