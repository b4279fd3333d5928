/** A field says so itself; one of several radios by its state. */
const refused = '[aria-invalid="true"]:not([hidden]), input[data-state="invalid"]'

/** What has just been said is drawn in the next frame; until then there is nothing to focus. */
const whenDrawn = (act: () => void): void => void requestAnimationFrame(act)

/** Brings the focus to the first field that is refused. */
export function focusFirstInvalid(within: () => ParentNode | null = () => document): void {
  whenDrawn(() => within()?.querySelector<HTMLElement>(refused)?.focus())
}

/** The page has other content now: reading goes on from its beginning. */
export function focusMain(): void {
  whenDrawn(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }))
}
