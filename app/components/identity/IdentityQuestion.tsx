import { IdentityPrompt } from '@seberang/design-system/IdentityPrompt'
import type { Cart } from '@seberang/domain/api'
import { identityAboveUsd } from '@seberang/domain/identity'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { contact } from '../../lib/navigation/contact.ts'
import { closePanels, openPanel, useOpenPanel } from '../../lib/navigation/panels.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useIdentityQuestion } from './use-identity-question.ts'

/** ms: after the announcements, which are about these shipments, too. */
const delay = 2000

/** Asks for a paper as soon as a shipment in the list waits for one. Closed in whatever way, it is put off until tomorrow. */
export function IdentityQuestion({ carts }: { carts: readonly Cart[] }) {
  const { t } = useTranslation('identity')
  const panel = useOpenPanel()
  const { count, postpone } = useIdentityQuestion(carts)
  const isDue = count > 0 && panel === null
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => openPanel('identity'), delay)
    return () => clearTimeout(timer)
  }, [isDue])
  if (panel !== 'identity' || count === 0) return null
  return (
    <IdentityPrompt
      title={t('question.title')}
      text={t('question.text', { count, usd: identityAboveUsd })}
      upload={{ href: paths.ktp, label: t('question.upload') }}
      support={{ href: `mailto:${contact.mail}`, label: t('question.support') }}
      later={t('question.later')}
      onClose={() => {
        postpone()
        closePanels()
      }}
    />
  )
}
