/** A closed warehouse that old shipments still refer to. */
const retiredAgentId = 'blueray'

/** Whether the warehouse still receives parcels. */
export const isOpenAgent = ({ id }: Readonly<{ id: string }>): boolean => id !== retiredAgentId

/** Whether a shipment names a warehouse, and one that still receives parcels. */
export const namesOpenAgent = (agentId: string | null): agentId is string =>
  agentId !== null && isOpenAgent({ id: agentId })
