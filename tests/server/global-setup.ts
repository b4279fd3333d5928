import type { TestProject } from 'vitest/node'
import { startPostgres } from './support/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty where there is no PostgreSQL to test with. */
    postgresUrl: string
  }
}

/** One PostgreSQL for all files of the run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres?.url ?? '')
  const missing = 'no PostgreSQL (install its server programs or set DATABASE_URL_TEST)'
  console.log(`Server tests run on: PGlite, ${postgres?.name ?? missing}`)
  return () => postgres?.stop()
}
