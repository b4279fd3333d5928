import { linkedPaths, lockerAt } from '@seberang/domain/links'

/**
 * Placeholder for the site's URL in queued mail; the sender fills it in. Nobody can type it into a name or a title: no
 * text that comes in holds control characters.
 */
const siteMark = '\u0002site\u0003'

/** The URL of a page for queued mail. */
export const onSite = (path: string): string => `${siteMark}${path}`

/** The locker; where one shipment is meant, with nothing else in it. */
export const lockerOf = ([cart, ...others]: readonly string[]): string =>
  cart === undefined || others.length > 0 ? linkedPaths.lockerImport : lockerAt(cart)

/** Whether a queued text links to anything. */
export const hasLink = (text: string): boolean => text.includes(siteMark) || /https?:\/\//i.test(text)

/** Fills in the site's URL. */
export function withSite<Queued extends { text: string; html: string | null }>(
  mail: Queued,
  site: string,
): Queued {
  return {
    ...mail,
    text: mail.text.replaceAll(siteMark, site),
    html: mail.html?.replaceAll(siteMark, site) ?? null,
  }
}
