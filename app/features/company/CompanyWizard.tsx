import { Button } from '@seberang/design-system/Button'
import { Columns } from '@seberang/design-system/Columns'
import { Heading } from '@seberang/design-system/Heading'
import { Notice } from '@seberang/design-system/Notice'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Stepper } from '@seberang/design-system/Stepper'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { WizardFooter } from '@seberang/design-system/WizardFooter'
import { Check, Lock } from '@seberang/design-system/icons'
import { calls, type Company, type Customer } from '@seberang/domain/api'
import { companySections, requiredPapers, type CompanySection } from '@seberang/domain/company'
import { maxUploadMegabytes } from '@seberang/domain/limits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { StepsPage } from '../../components/StepsPage.tsx'
import { ApiError } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-change.ts'
import type { UseStoredDraft } from '../../lib/drafts/use-stored-draft.ts'
import { useFocus } from '../../lib/forms/use-focus.ts'
import { companySettings, paths } from '../../lib/navigation/paths.ts'
import { pageAfterFirstSteps } from '../../lib/session/first-steps.ts'
import { useTypedWork } from '../../lib/session/typed-work.ts'
import { ContactForm } from './ContactForm.tsx'
import {
  companyOf,
  draftOf,
  emptyDraft,
  isDone,
  fieldOf,
  isLacking,
  paperFiles,
  sectionBody,
  type CompanyDraft,
  type LegalityFields,
  type SectionFields,
} from './draft.ts'
import { InformationForm } from './InformationForm.tsx'
import { LegalityForm } from './LegalityForm.tsx'
import { SectionsSoFar } from './SectionsSoFar.tsx'
import { uploadPapers } from './upload-papers.ts'
import { useCompanyDraft } from './use-company-draft.ts'
import { useGonePaper } from './use-gone-paper.ts'

const formId = 'company-section'

interface Explained {
  section: CompanySection
  message?: string
  /** Whether it is still so; without it, until the customer goes on. */
  holds?: ((legality: LegalityFields) => boolean) | undefined
}

interface CompanyWizardProps extends UseStoredDraft<CompanyDraft> {
  /** One that was rejected, to mend. */
  company: Company | null
  customer: Customer
}

/** The three sections of a company, one at a time, stored as a draft while they are typed. */
export function CompanyWizard({ company, customer, stored, keep, forget }: CompanyWizardProps) {
  const { t } = useTranslation(['company', 'common'])
  const navigate = useNavigate()
  const toaster = useToast()
  const focus = useFocus()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const later = pageAfterFirstSteps(state)
  const [busy, setBusy] = useState(false)
  /** The section from which all are being sent. What was changed in another one meanwhile would be lost. */
  const [sending, setSending] = useState<CompanySection>()
  /** A section that was passed over, and what the server said of it. */
  const [explained, setExplained] = useState<Explained>()
  const gonePaper = useGonePaper(customer)
  const saving = useChange(calls.saveCompany, [calls.company, calls.profile])
  const nameOf = (paper: Parameters<Parameters<typeof draftOf>[2]>[0]) => t(`sent.${paper}`)
  const { draft, type, open, revision, isTyped } = useCompanyDraft(
    stored,
    () => (company ? draftOf(company, customer, nameOf) : emptyDraft(customer)),
    keep,
  )
  useTypedWork(isTyped)
  const step = companySections.find((section) => section === query.get('step')) ?? draft.step
  // After a reload and on another device it goes on where it was.
  useEffect(() => open(step), [open, step])
  const reasons = company?.reasons ?? []
  const reasonOf = (section: CompanySection) => reasons.find((one) => one.section === section)?.reason
  const sent = company && draftOf(company, customer, nameOf)
  // By what is sent of it: the names of files are written in the language of the page.
  const bodyIn = (draft: CompanyDraft, section: CompanySection) =>
    JSON.stringify(sectionBody(draft, section, customer))
  const isAsSent = (section: CompanySection, typed: CompanyDraft) =>
    sent != null && bodyIn(typed, section) === bodyIn(sent, section)
  const isUnmended = (section: CompanySection, typed: CompanyDraft) =>
    reasonOf(section) !== undefined && isAsSent(section, typed)
  const others = companySections.slice(companySections.indexOf(step) + 1)
  // Of one that was rejected, only what is wrong is gone through again.
  const next = company ? others.find((section) => reasonOf(section) !== undefined) : others[0]

  const at = (section: CompanySection) => `${paths.companyUpgrade}?step=${section}`
  function goTo(section: CompanySection, message?: string, holds?: Explained['holds']): void {
    setExplained(undefined)
    if (section !== step) {
      // For Back: without it, the page shows where the draft is by then.
      if (!query.has('step')) void navigate(at(step), { replace: true, state })
      void navigate(at(section), { state })
    }
    window.scrollTo({ top: 0 })
    if (message === undefined) focus(() => document.querySelector('main'))
    else setExplained({ section, message, holds })
  }

  async function goOn<Section extends CompanySection>(
    section: Section,
    fields: SectionFields[Section],
  ): Promise<void> {
    const complete = { ...draft, [section]: fields }
    if (next) return goTo(next)
    const missing = companySections.find((one) => !isDone(complete, one, customer))
    if (missing) {
      goTo(missing)
      return setExplained({ section: missing })
    }
    // Sent as it was, it would be rejected for the same reason, after another wait.
    const unchanged = companySections.find((one) => isUnmended(one, complete))
    if (unchanged) {
      return goTo(unchanged, t('unchanged'))
    }
    let { legality } = complete
    const change = (changed: Partial<LegalityFields>) =>
      type('legality', (legality = { ...legality, ...changed }))
    setSending(section)
    try {
      await uploadPapers(legality, customer, change)
      await saving.trigger({ body: companyOf({ ...complete, legality }, customer) })
    } catch (error) {
      const gone = section === 'legality' ? undefined : await gonePaper(error, legality)
      if (gone) {
        change(gone.without)
        const { lacking } = gone
        return goTo('legality', gone.words, lacking && ((fields) => isLacking(fields, lacking, customer)))
      }
      const [refused] = error instanceof ApiError ? error.fields : []
      const place = companySections.find((one) => one !== section && refused?.field.startsWith(`${one}.`))
      if (!refused || !place) throw error
      const paper = paperFiles.find((one) => one === fieldOf.legality(refused.field))
      const sentId = paper && legality[paper]?.id
      return goTo(place, refused.message, paper && ((fields) => fields[paper]?.id === sentId))
    } finally {
      setSending(undefined)
    }
    await forget()
    toaster.show({ text: t('sentToast') })
    void navigate(companySettings)
  }

  const common = {
    id: formId,
    showsFaults: explained?.section === step && explained.message === undefined,
    onBusy: setBusy,
  }
  const key = `${step} ${revision}`
  const forms = {
    information: () => (
      <InformationForm
        {...common}
        key={key}
        initial={draft.information}
        onType={(fields) => type('information', fields)}
        onSubmit={(fields) => goOn('information', fields)}
      />
    ),
    contact: () => (
      <ContactForm
        {...common}
        key={key}
        initial={draft.contact}
        onType={(fields) => type('contact', fields)}
        onSubmit={(fields) => goOn('contact', fields)}
      />
    ),
    legality: () => (
      <LegalityForm
        {...common}
        key={key}
        initial={draft.legality}
        customer={customer}
        onType={(fields) => type('legality', fields)}
        onSubmit={(fields) => goOn('legality', fields)}
      />
    ),
  }
  const message =
    explained?.section === step && (explained.holds === undefined || explained.holds(draft.legality))
      ? explained.message
      : undefined
  const isFaulty = (section: CompanySection) => isUnmended(section, draft)
  const done = (section: CompanySection) => isDone(draft, section, customer) && !isFaulty(section)
  const before = companySections[companySections.indexOf(step) - 1]
  const reason = reasonOf(step)
  const figures = { megabytes: maxUploadMegabytes, count: requiredPapers.length }

  return (
    <StepsPage
      stepper={
        <Stepper
          label={t('steps')}
          current={companySections.indexOf(step)}
          steps={companySections.map((section) => ({
            label: t(`step.${section}`),
            done: done(section),
            ...(!done(section) && { incomplete: t('incomplete') }),
            ...(!sending && { onNavigate: () => goTo(section) }),
          }))}
        />
      }
      close={{ href: later ?? companySettings, label: t('close') }}
      bottom={
        <WizardFooter
          icon={step === 'legality' ? Lock : Check}
          note={step === 'legality' ? t('encrypted') : t('draft')}
        >
          {before ? (
            <Button variant="outline" tone="neutral" size="large" onClick={() => !sending && goTo(before)}>
              {t('common:action.back')}
            </Button>
          ) : (
            later !== undefined && (
              <Button variant="outline" tone="neutral" size="large" onClick={() => void navigate(later)}>
                {t('later')}
              </Button>
            )
          )}
          <Button
            size="large"
            type="submit"
            form={formId}
            loading={busy || sending !== undefined}
            loadingLabel={t('common:saving')}
          >
            {next ? t(`next.${next}`) : t(company ? 'sendAgain' : 'send')}
          </Button>
        </WizardFooter>
      }
    >
      <Columns aside="narrow" stickyAside asideOnDesktopOnly>
        <Stack space={6}>
          <Stack space={1}>
            <Heading level={1}>{t(`title.${step}`)}</Heading>
            <Text step="read" tone="secondary">
              {t(`text.${step}`, figures)}
            </Text>
          </Stack>
          {/* Whoever has just registered did not ask for this page. */}
          {later !== undefined && !before && <Notice tone="info">{t('welcome')}</Notice>}
          {message !== undefined && (
            <Notice tone={reason === undefined ? 'critical' : 'caution'} live="assertive">
              {message}
            </Notice>
          )}
          {reason !== undefined && (
            <Notice tone="critical" title={t('mend')}>
              {reason}
            </Notice>
          )}
          <Sheet as="div" bleed>
            <SheetSection>
              {/* The browser's own Back leads to another section at any time. */}
              <div inert={sending !== undefined && sending !== step}>{forms[step]()}</div>
            </SheetSection>
          </Sheet>
        </Stack>
        <SectionsSoFar draft={draft} step={step} isDone={done} isFaulty={isFaulty} />
      </Columns>
    </StepsPage>
  )
}
