// Writes what is generated from the types of the calls: `node scripts/openapi/generate.ts`.
import { writeFileSync } from 'node:fs'
import { answersPath, answersText, clientPath, clientText } from './generated.ts'

writeFileSync(answersPath, await answersText())
// Only now, since the document reads the schemas when it is loaded.
const { openApiOf } = await import('../../server/http/openapi.ts')
const { routes } = await import('../../server/features/index.ts')
writeFileSync(clientPath, await clientText(JSON.stringify(openApiOf(routes, ''))))
