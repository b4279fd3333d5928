import { deleteCard, findRemovedCards } from '../customers/saved-cards.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Gateways } from '../gateway/gateways.ts'
import type { Secrets } from '../security/secrets.ts'

interface Ports {
  database: Pick<OpenDatabase, 'database'>
  gateways: Gateways
  secrets: Pick<Secrets, 'open'>
}

/** Has the gateways forget the cards that were removed here. Repeatable; throws GatewayFailure. */
export async function forgetRemovedCards({
  database: { database },
  gateways,
  secrets,
}: Ports): Promise<void> {
  for (const { id, gateway, token } of await findRemovedCards(database)) {
    // One that is not set up any more, or keeps no list of its own, has nothing to forget.
    await gateways.find(gateway)?.gateway.keeps?.forget(secrets.open(token))
    await deleteCard(database, id)
  }
}
