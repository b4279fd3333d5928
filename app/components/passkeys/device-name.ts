/** The products whose names browsers tell, the same in all languages; a tablet of Apple's calls itself a Mac. */
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const

/** What a new passkey is called until its owner names it. */
export const deviceName = (userAgent: string): string | undefined =>
  systems.find((system) => userAgent.includes(system))
