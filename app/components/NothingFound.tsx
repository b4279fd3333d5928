import { ErrorState } from '@seberang/design-system/ErrorState'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface NothingFoundProps {
  /** 1 where it replaces the whole page. */
  level?: 1 | 2
  /** The way on. */
  wayOn: ReactNode
}

/** Stands in for what an address names and there is not. */
export function NothingFound({ level = 1, wayOn }: NothingFoundProps) {
  const { t } = useTranslation()
  return (
    <ErrorState
      level={level}
      illustration="notFound"
      title={t('error.missing.title')}
      text={t('error.missing.text')}
      action={wayOn}
    />
  )
}
