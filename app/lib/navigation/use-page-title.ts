import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Sets the title of the document. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation()
  const title = t('title', { page })
  useEffect(() => {
    document.title = title
  }, [title])
}
