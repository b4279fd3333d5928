/** Whether a URL is complete: `https://key:secret@host[:port]/bucket`, with `?region=` where the store has regions. */
export function isS3Url(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, pathname } = new URL(text)
  return /^https?:$/.test(protocol) && username !== '' && password !== '' && /^\/[^/]+\/?$/.test(pathname)
}
