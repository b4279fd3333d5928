import { useLabels } from '../../labels/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

/** The amount before a change, struck, beside the one of now. */
export function FormerAmount({ amount, look }: { amount: string; look: string }) {
  const { before, after } = useLabels()
  return (
    <>
      <VisuallyHidden>{before}</VisuallyHidden>
      <s className={look}>{amount}</s>
      <VisuallyHidden>{after}</VisuallyHidden>
    </>
  )
}
