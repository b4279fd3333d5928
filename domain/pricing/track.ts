/** Track of a package or a warehouse. */
export const tracks = ['air', 'sea'] as const
export type Track = (typeof tracks)[number]

type Tracked = Readonly<{ package_track: string }>

/** `udara` is air; anything else is sea. */
export const trackOf = ({ package_track }: Tracked): Track => (package_track === 'udara' ? 'air' : 'sea')
export const isAir = (option: Tracked): boolean => trackOf(option) === 'air'
export const isSea = (option: Tracked): boolean => trackOf(option) === 'sea'

/** Whether the simple parcel rates of PMK 4/2025 apply: by air, for an individual or a company. */
export const isParcel = (option: Tracked & Readonly<{ package_type: string }>): boolean =>
  isAir(option) && (option.package_type === 'individu' || option.package_type === 'company')
