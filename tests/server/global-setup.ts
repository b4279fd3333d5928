import type { TestProject } from 'vitest/node'
import { startPostgres } from './support/postgres.ts'
import { makeTemplates } from './support/template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty without a PostgreSQL to test with. */
    postgresUrl: string
    /** A folder with a PGlite database that has been migrated and seeded by one start. */
    templateFolder: string
  }
}

/** One PostgreSQL for all files of the run, and one template database of each kind. */
export default async function setup(project: TestProject): Promise<() => void> {
  const postgres = process.env['ONLY_PGLITE'] ? undefined : await startPostgres()
  project.provide('postgresUrl', postgres?.url ?? '')
  const templates = await makeTemplates(postgres?.url)
  project.provide('templateFolder', templates.folder)
  const missing = 'no PostgreSQL (install its server programs or set DATABASE_URL_TEST)'
  console.log(`Server tests run on: PGlite, ${postgres?.name ?? missing}`)
  return () => {
    templates.drop()
    postgres?.stop()
  }
}
