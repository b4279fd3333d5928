import { defineConfig } from 'drizzle-kit'

// `drizzle-kit generate --config server/database/drizzle.config.ts` writes a migration after a change of the schema.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/database/schema/*.ts',
  out: './server/database/migrations',
})
