interface NewTab {
  go: (url: string) => void
  close: () => void
}

/**
 * Opens a tab whose address is still to come: browsers allow it only right after a press. Undefined where they refuse.
 */
export function openTab(): NewTab | undefined {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return undefined
  // The site that opens there must not reach this page.
  tab.opener = null
  return { go: (url) => tab.location.replace(url), close: () => tab.close() }
}
