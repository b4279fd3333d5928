// `npm start`: builds what changed, migrates, seeds and serves everything on one port.
import '../server/base/drizzle-as-commonjs.ts'
import { buildApp, BuildError } from './build.ts'

const { StartError } = await import('../server/main.ts')
const { runServer } = await import('../server/run.ts')

try {
  if (await buildApp()) console.log('The app is built.')
  await runServer()
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
