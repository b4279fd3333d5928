// Production: serves the app that was built before. `npm start` builds it first.
import './base/drizzle-as-commonjs.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const { readConfig, StartError } = await import('./main.ts')
const { runServer } = await import('./run.ts')

try {
  if (!existsSync(join(readConfig(process.env).appFolder, 'index.html')))
    throw new StartError('The app is not built: run npm run build.')
  await runServer()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
