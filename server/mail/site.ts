/** Placeholder for the site's URL in queued mail; the sender fills it in. */
const siteMark = '{{site}}'

/** The URL of a page for queued mail. */
export const onSite = (path: string): string => `${siteMark}${path}`

/** The page of an invoice. */
export const pageOf = (code: string): string => `/status/order?${new URLSearchParams({ action: code })}`

/** The locker; where one shipment is meant, with nothing else in it. */
export const lockerOf = ([cart, ...others]: readonly string[]): string =>
  cart === undefined || others.length > 0
    ? '/locker-import'
    : `/locker-import?${new URLSearchParams({ q: cart })}`

/** A shipment in quarantine. */
export const quarantineOf = (cart: string): string => `/quarantine?${new URLSearchParams({ q: cart })}`

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
