import type { CountryOption } from '@seberang/design-system/CountryPicker'
import { Plane, Ship } from '@seberang/design-system/icons'
import { openAgentsIn, type Agent } from '@seberang/domain/api'
import { tracks, type Track } from '@seberang/domain/pricing'
import { flagOf, originCountries, type OriginCountry } from '../../lib/reference/countries.ts'

const icons = { air: Plane, sea: Ship } as const

/** The countries that have an open warehouse, each with the days that its shipments take. */
export function originOptions(
  agents: Record<Track, readonly Agent[]>,
  nameOf: (country: string) => string,
  labelOf: (track: Track) => string,
): CountryOption<OriginCountry>[] {
  return originCountries.flatMap((country) => {
    const facts = tracks.flatMap((track) => {
      const [agent] = openAgentsIn(country, agents[track])
      return agent
        ? [{ icon: icons[track], label: labelOf(track), text: `${agent.days[0]}–${agent.days[1]}` }]
        : []
    })
    return facts.length === 0 ? [] : [{ value: country, name: nameOf(country), flag: flagOf(country), facts }]
  })
}
