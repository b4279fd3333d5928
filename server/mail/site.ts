/** Placeholder for the site's URL in queued mail; the sender fills it in. */
const siteMark = '{{site}}'

/** The URL of a page for queued mail. */
export const onSite = (path: string): string => `${siteMark}${path}`

/** The page of an invoice. */
export const pageOf = (code: string): string => `/status/order?${new URLSearchParams({ action: code })}`

/** The locker, with nothing else in it where there is one shipment to look for. */
export const lockerOf = (carts: readonly string[]): string =>
  carts.length === 1 ? `/locker-import?${new URLSearchParams({ q: carts[0] ?? '' })}` : '/locker-import'

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
