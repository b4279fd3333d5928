import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { ComponentProps, ReactNode } from 'react'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { AuthPage } from './AuthPage.tsx'

interface AuthScreenProps extends Pick<ComponentProps<typeof AuthPage>, 'page' | 'way'> {
  title: string
  text: string
  children: ReactNode
}

/** A screen on the way into an account: what it is for, and its form. */
export function AuthScreen({ page, way, title, text, children }: AuthScreenProps) {
  usePageTitle(title)
  return (
    <AuthPage {...(page && { page })} way={way}>
      <Stack space={6}>
        <Stack space={2}>
          <Heading level={1}>{title}</Heading>
          <Text step="read" tone="secondary">
            {text}
          </Text>
        </Stack>
        {children}
      </Stack>
    </AuthPage>
  )
}
