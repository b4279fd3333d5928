/** Has the browser save what an address sends, beside the page that stays. @param name of the file, where the address names none */
export function startDownload(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
