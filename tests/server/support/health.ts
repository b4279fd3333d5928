import { opsKey } from './ops-key.ts'

interface HealthAnswer {
  checks: { name: string; broken: string[] }[]
}

/** Asserts that every invariant holds, and names the broken ones. */
export async function assertHealthy(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/ops/check`, { headers: { OpsKey: opsKey } })
  const { checks } = (await answer.json()) as HealthAnswer
  const broken = checks.filter((check) => check.broken.length > 0)
  if (!answer.ok || checks.length < 25 || broken.length > 0)
    throw new Error(`not healthy: ${JSON.stringify(broken)} of ${checks.length}`)
}
