import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the page in the tab and in the history. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation()
  const title = t('title', { page })
  useEffect(() => {
    document.title = title
  }, [title])
}
