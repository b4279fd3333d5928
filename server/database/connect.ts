import { Client } from 'pg'
import { databaseError } from './open.ts'

/** A connection of a command's own, which takes none of the servers'. Throws StartError. */
export async function connect(databaseUrl: string): Promise<Client> {
  let client: Client | undefined
  try {
    // A certificate that cannot be read fails here.
    client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
    // A query under way reports it too; without a listener it would end the process.
    client.on('error', () => undefined)
    await client.connect()
    return client
  } catch (error) {
    await client?.end().catch(() => undefined)
    throw databaseError({ databaseUrl, dataFolder: '' }, error)
  }
}
