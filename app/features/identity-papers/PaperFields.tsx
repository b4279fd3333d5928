import { Grid } from '@seberang/design-system/Grid'
import { Stack } from '@seberang/design-system/Stack'
import type { ReactNode } from 'react'

interface PaperFieldsProps {
  photo: ReactNode
  /** What is typed from it. */
  children: ReactNode
  summary: ReactNode
  submit: ReactNode
}

/** The photo beside what is typed from it, so that the button is in sight on a laptop; on a phone one after the other. */
export function PaperFields({ photo, children, summary, submit }: PaperFieldsProps) {
  return (
    <Grid columns={2} space={8}>
      <Stack space={4}>{photo}</Stack>
      <Stack space={5}>{children}</Stack>
      {summary}
      <div>{submit}</div>
    </Grid>
  )
}
