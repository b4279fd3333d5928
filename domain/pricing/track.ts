/** How a package crosses, and how a warehouse ships. */
export const tracks = ['air', 'sea'] as const
export type Track = (typeof tracks)[number]

type Tracked = Readonly<{ package_track: string }>

/** `udara` is air; anything else is sea (spec 5). */
export const trackOf = ({ package_track }: Tracked): Track => (package_track === 'udara' ? 'air' : 'sea')
export const isAir = (option: Tracked): boolean => trackOf(option) === 'air'
export const isSea = (option: Tracked): boolean => trackOf(option) === 'sea'

/** Whether it is a parcel of a person or a company, which has the simple rates of PMK 4/2025: by air, and no jastip. */
export const isParcel = (option: Tracked & Readonly<{ package_type: string }>): boolean =>
  isAir(option) && (option.package_type === 'individu' || option.package_type === 'company')
