import { afterEach } from 'vitest'
import { watchDatabases } from '../server/support/both-databases.ts'
import { endProcesses } from '../server/support/process.ts'
import { assertAllHealthy } from '../server/support/server.ts'

watchDatabases()

// Here, since a module that several files share registers its hooks for the first of them only.
afterEach(assertAllHealthy)
afterEach(endProcesses)
