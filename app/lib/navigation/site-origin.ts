import { createContext, useContext } from 'react'

/** Where this site stands, for links that people pass on; the catalogue, which stands elsewhere each time, fixes it. */
export const SiteOrigin = createContext<string | undefined>(undefined)

/** The scheme and host of a link to this site, like `https://seberang.example`. */
export function useSiteOrigin(): string {
  const fixed = useContext(SiteOrigin)
  return fixed ?? location.origin
}
