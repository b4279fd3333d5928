import type { Labels } from '@seberang/design-system/labels'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Texts for screen readers, in the current language. */
export function useLabelTexts(): Labels {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      close: t('action.close'),
      showPassword: t('label.showPassword'),
      hidePassword: t('label.hidePassword'),
      increase: t('label.increase'),
      decrease: t('label.decrease'),
      openMenu: t('nav.menu'),
      closeMenu: t('nav.closeMenu'),
      clear: t('label.clear'),
      opensNewWindow: t('label.opensNewWindow'),
      notifications: t('notices'),
      mainNavigation: t('nav.label'),
      breadcrumbs: t('label.breadcrumbs'),
      stepDone: t('label.stepDone'),
      stepCurrent: t('label.stepCurrent'),
      stepNext: t('label.stepNext'),
      before: t('label.before'),
      after: t('label.after'),
      previous: t('label.previous'),
      next: t('label.next'),
      photoOf: (place: number, total: number) => t('label.photoOf', { place, total }),
      results: (count: number) => t('label.results', { count }),
    }),
    [t],
  )
}
