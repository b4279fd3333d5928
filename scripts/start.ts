// `npm start`: builds what changed, migrates, seeds and serves everything on one port.
import '../server/base/drizzle-as-commonjs.ts'
import { buildApp } from './build.ts'

const { StartError } = await import('../server/main.ts')
const { runServer } = await import('../server/run.ts')

try {
  if (await buildApp()) console.log('The app is built.')
  await runServer()
} catch (error) {
  if (!(error instanceof StartError) && !isBuildError(error)) throw error
  console.error(error.message)
  process.exit(1)
}

function isBuildError(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('The app could not be built')
}
