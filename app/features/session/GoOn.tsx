import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { useTranslation } from 'react-i18next'
import { pageForCustomersAt } from './use-page-for-customers.ts'

interface GoOnProps {
  to: string
  /** `outline` beside another way on. */
  variant?: 'solid' | 'outline'
}

/** For who is signed in: a link that has ended still says which page they wanted. */
export function GoOn({ to, variant = 'solid' }: GoOnProps) {
  const { t } = useTranslation('session')
  const page = pageForCustomersAt(to)
  return (
    <ButtonLink variant={variant} size="large" width="full" href={to}>
      {page ? t('goOn.to', { page: t(`signInFirst.page.${page}`) }) : t('goOn.there')}
    </ButtonLink>
  )
}
