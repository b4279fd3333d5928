import { afterEach } from 'vitest'
import { refuseSecondConnections } from '../server/support/one-connection.ts'
import { endProcesses } from '../server/support/process.ts'
import { assertAllHealthy } from '../server/support/server.ts'

refuseSecondConnections()

// Here, since a module that several files share registers its hooks for the first of them only.
afterEach(assertAllHealthy)
afterEach(endProcesses)
