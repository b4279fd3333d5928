import { Button } from '@seberang/design-system/Button'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { PrintPage } from '@seberang/design-system/PrintSheet'
import { Printer } from '@seberang/design-system/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface PrintFrameProps {
  back: { href: string; label: string }
  /** For sheets without their own title. */
  title?: string
  /** There is something to print. */
  isReady: boolean
  children: ReactNode
}

/** The frame of printable pages: back link, print button, sheets. */
export function PrintFrame({ back, title, isReady, children }: PrintFrameProps) {
  const { t } = useTranslation('print')
  return (
    <PrintPage
      tools={
        <Inline align="between" space={3}>
          <Link variant="standalone" href={back.href}>
            {back.label}
          </Link>
          {title && (
            <Heading level={1} step="h3">
              {title}
            </Heading>
          )}
          {isReady && (
            <Button icon={Printer} onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
        </Inline>
      }
    >
      {children}
    </PrintPage>
  )
}
