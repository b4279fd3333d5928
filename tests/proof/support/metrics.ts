import { randomBytes } from 'node:crypto'

/** Set as METRICS_TOKEN. */
export const metricsToken = randomBytes(32).toString('hex')

/** Reads one of a server's metrics; the longest delay of the event loop is counted anew after each reading. */
export async function readMetrics(url: string): Promise<(name: string) => number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const text = await answer.text()
  return (name) => {
    const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
    if (value === undefined) throw new Error(`there is no ${name} in ${answer.status} ${text}`)
    return Number(value)
  }
}
