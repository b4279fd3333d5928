import { Button } from '@seberang/design-system/Button'
import { Notice } from '@seberang/design-system/Notice'
import { useToast } from '@seberang/design-system/Toast'
import type { OwnPaper } from '@seberang/domain/api'
import { joinParts } from '@seberang/domain/format'
import { identityAboveUsd, type PaperKind } from '@seberang/domain/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { useReauthentication } from '../security/use-reauthentication.tsx'
import { WithCodes } from '../WithCodes.tsx'
import { refusalIn } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { neededBy, papers, staleAfter, updatePaper } from './papers.ts'

interface RemovePaperProps {
  kind: PaperKind
  paper: OwnPaper
}

/** Removes a paper, or says which shipments still need it. */
export function RemovePaper({ kind, paper }: RemovePaperProps) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const toaster = useToast()
  const { customer } = useSession()
  const reauthentication = useReauthentication()
  const removing = useChange(papers[kind].remove, staleAfter(kind))
  const [step, setStep] = useState<'blocked' | 'asking'>()
  const [failure, setFailure] = useState<string>()
  const { status, needed_by } = paper
  const isBlocked = needed_by.length > 0

  async function remove(): Promise<void> {
    setFailure(undefined)
    try {
      await reauthentication.run(
        async (reauth_token) => {
          await removing.trigger({ body: reauth_token === null ? {} : { reauth_token } })
          setStep(undefined)
          toaster.show({ text: t(`removed.${kind}`) })
          await updatePaper(customer, kind, null)
        },
        status === 'approved' ? undefined : null,
      )
    } catch (error) {
      const codes = neededBy(error)
      setFailure(
        codes.length > 0
          ? t('needed', { codes: joinParts(codes, language) })
          : (refusalIn(error)?.message ?? t('removing.failed')),
      )
    }
  }
  return (
    <>
      <Button
        variant="plain"
        size="field"
        aria-label={t(`removeLabel.${kind}`)}
        onClick={() => {
          setFailure(undefined)
          setStep(isBlocked ? 'blocked' : 'asking')
        }}
      >
        {t('remove')}
      </Button>
      {step === 'blocked' && isBlocked && (
        <Notice tone="caution" live="polite">
          <WithCodes text={t('needed', { codes: joinParts(needed_by, language) })} codes={needed_by} />
        </Notice>
      )}
      {reauthentication.dialog ??
        (step === 'asking' && (
          <ConfirmDialog
            title={t(`removing.title.${kind}`)}
            text={t('removing.text', { usd: identityAboveUsd })}
            action={t('removing.action')}
            tone="critical"
            busy={removing.isMutating}
            failure={failure}
            onConfirm={() => void remove()}
            onClose={() => setStep(undefined)}
          />
        ))}
    </>
  )
}
