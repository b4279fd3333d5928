/** The nonce that the content security policy requires of styles and scripts added at run time. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}
