import { useTranslation } from 'react-i18next'

/** The names of units that are not written as their symbols. */
export function useUnitNames(): { ons: string; pound: string } {
  const { t } = useTranslation('common')
  return { ons: t('unit.ons'), pound: t('unit.pound') }
}
