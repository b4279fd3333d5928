/** The parts of a company's registration, in the order in which they are filled in. */
export const companySections = ['information', 'contact', 'legality'] as const
export type CompanySection = (typeof companySections)[number]
