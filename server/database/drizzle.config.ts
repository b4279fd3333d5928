import { defineConfig } from 'drizzle-kit'

// Run `drizzle-kit generate --config server/database/drizzle.config.ts` after a schema change to write a migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/database/schema/*.ts',
  out: './server/database/migrations',
})
