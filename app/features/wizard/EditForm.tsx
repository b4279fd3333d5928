import { Button } from '@seberang/design-system/Button'
import { Badge } from '@seberang/design-system/Badge'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { NumberedSection } from '@seberang/design-system/NumberedSection'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { ChevronDown, ChevronUp } from '@seberang/design-system/icons'
import type { Cart } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useFocus } from '../../lib/forms/use-focus.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useSectionInView } from '../../lib/browser/use-section-in-view.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { editingOf, isAboutPapers, isMeasuredCart } from '../../lib/shipments/cart-text.ts'
import { EditButtons } from './EditButtons.tsx'
import { EditHead } from './EditHead.tsx'
import { Failures } from './Failures.tsx'
import { fixedCountryOf, receivingWarehouseOf } from './draft/draft-of-cart.ts'
import { draftSteps, lacksCode, type DraftStep } from './draft/draft.ts'
import { fieldOfPart } from './focus-part.ts'
import { missingIn, stepOf, type Missing } from './draft/missing.ts'
import { FromWarehouse } from './FromWarehouse.tsx'
import { MissingSummary } from './MissingSummary.tsx'
import { firstUpload, hasNewPapers, PapersTask } from './PapersTask.tsx'
import { dropFiles } from './send-files.ts'
import { Reviews } from './Reviews.tsx'
import { Step } from './Step.tsx'
import type { KeptEdit } from './use-edit-draft.ts'
import { useDifferences } from './use-differences.ts'
import { useEditedShipment } from './use-edited-shipment.ts'
import { usePricedDraft } from './use-priced-draft.ts'
import { useUpdateShipment } from './use-update-shipment.ts'
import { WizardFrame } from './WizardFrame.tsx'

interface EditFormProps {
  cart: Cart
  reference: Reference
  /** Unsaved changes. */
  kept: KeptEdit
  readAgain: () => Promise<unknown>
}

const stepsId = 'steps'

/**
 * All steps of a saved shipment on one page. Nothing changes until it is saved; what is typed survives a reload. A parcel
 * in quarantine starts with what it waits for: papers, with the steps folded below, or the parts that it lacks, marked.
 */
export function EditForm({ cart, reference, kept, readAgain }: EditFormProps) {
  const { t } = useTranslation(['wizard', 'common'])
  const { forget } = kept
  const edit = useEditedShipment({ cart, reference, kept })
  const { draft, change, revision, read, version, isChanged } = edit
  const [leaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const pricedDraft = usePricedDraft(draft, reference, isMeasuredCart(read) ? read.packaging : null)
  const differencesTo = useDifferences(draft, reference, pricedDraft)
  const receivingWarehouse = receivingWarehouseOf(read, reference.agents)
  const fixedCountry = fixedCountryOf(read)
  const focus = useFocus()
  const task = editingOf(cart)
  const wayBack = cart.status === 'quarantine' ? paths.quarantine : paths.lockerImport
  const isPapersTask = isAboutPapers(task)
  const sendsPapers = isPapersTask && (hasNewPapers(cart, draft) || !isChanged)
  const update = useUpdateShipment(cart, {
    change,
    saved: {
      href: wayBack,
      ...(sendsPapers
        ? { state: { papersSent: cart.cart_code } }
        : { text: t('edit.saved', { code: cart.cart_code }) }),
    },
    forget,
    readAgain,
  })
  const [unfolded, setUnfolded] = useState(false)
  // The form of a product is submitted by the footer: it is never hidden.
  const isUnfolded = !isPapersTask || unfolded || draft.open !== null
  const inSight = useSectionInView(draftSteps)
  const [opened, setOpened] = useState<ReadonlySet<DraftStep>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const missing = missingIn('summary', draft, pricedDraft.known)
  const shown = submitted ? missing : []

  function goTo(step: DraftStep): void {
    document.getElementById(step)?.scrollIntoView()
    document.getElementById(step)?.focus({ preventScroll: true })
  }

  function open(step: DraftStep): void {
    setOpened(new Set([...opened, step]))
    // Its fields are there once it is shown.
    focus(() => {
      document.getElementById(step)?.scrollIntoView()
      return document.getElementById(step)
    })
  }

  function goToMissing(part: Missing): void {
    setUnfolded(true)
    setSubmitted(true)
    focus(() => {
      goTo(stepOf[part])
      return fieldOfPart(part, document.getElementById(stepOf[part]))
    })
  }

  function save(over: number): void {
    if (sendsPapers && !hasNewPapers(cart, draft)) {
      setSubmitted(true)
      focus(firstUpload)
      return
    }
    const [first] = missing
    if (first) {
      goToMissing(first)
      return
    }
    const { packageId, country } = draft
    const addressId = pricedDraft.address?.address_id
    if (!addressId || !packageId || !country) return
    void update.run(
      draft,
      {
        addressId,
        packageId,
        country,
        agentId: (receivingWarehouse?.agent ?? pricedDraft.agent)?.id ?? null,
        courierCode: pricedDraft.couriers.code,
      },
      over,
    )
  }

  async function discard(): Promise<void> {
    void dropFiles(draft)
    await forget()
    await navigate(wayBack)
  }

  const lacksPart = (step: DraftStep): boolean => missing.some((part) => stepOf[part] === step)
  const isComplete = (step: DraftStep): boolean =>
    step !== 'summary' && !lacksPart(step) && !(step === 'products' && lacksCode(draft))
  const stateOf = (step: DraftStep): 'done' | 'current' | 'next' =>
    step === inSight ? 'current' : isComplete(step) ? 'done' : 'next'
  /** Who comes to change one thing finds it among what the steps hold; what is asked for is open. */
  const folded = draftSteps.filter(
    (step) =>
      task === 'edit' &&
      !opened.has(step) &&
      isComplete(step) &&
      !(step === 'products' && draft.open !== null),
  )

  return (
    <WizardFrame
      current={inSight}
      withoutSteps={!isUnfolded}
      wayBack={wayBack}
      onNavigate={goTo}
      pricedDraft={pricedDraft}
      draft={draft}
      buttons={
        <EditButtons
          wayBack={wayBack}
          onLeave={isChanged ? () => setLeaving(true) : undefined}
          open={draft.open}
          sendsPapers={sendsPapers}
          saving={update.saving}
          onSave={() => save(version)}
        />
      }
    >
      <Stack space={8}>
        <EditHead
          cart={cart}
          edit={edit}
          isChangedMeanwhile={update.isChangedMeanwhile}
          differencesTo={differencesTo}
          onKeepMine={() => save(cart.version)}
        />
        {isPapersTask ? (
          <>
            <PapersTask
              cart={cart}
              warehouse={receivingWarehouse}
              pricedDraft={pricedDraft}
              draft={draft}
              change={change}
              isMissing={submitted && !hasNewPapers(cart, draft)}
            />
            {!isUnfolded && <Failures of={update.failure} />}
            <Inline>
              <Button
                variant="outline"
                tone="neutral"
                size="field"
                trailingIcon={isUnfolded ? ChevronUp : ChevronDown}
                aria-expanded={isUnfolded}
                aria-controls={stepsId}
                onClick={() => setUnfolded(!isUnfolded)}
              >
                {t('papers.unfold')}
              </Button>
            </Inline>
          </>
        ) : (
          <FromWarehouse cart={cart} warehouse={receivingWarehouse} pricedDraft={pricedDraft} />
        )}
        {update.isWaiting && (
          <Notice tone="info" live="polite">
            {t(sendsPapers ? 'papers.waits' : 'edit.waits')}
          </Notice>
        )}
        <div id={stepsId} hidden={!isUnfolded}>
          <Stack space={8}>
            <MissingSummary missing={shown} onNavigate={goToMissing} />
            {draftSteps.map((step, index) => (
              <NumberedSection
                key={step}
                id={step}
                number={index + 1}
                title={t(`step.${step}`)}
                state={stateOf(step)}
                aside={
                  task === 'complete' &&
                  lacksPart(step) && <Badge tone="caution">{t('edit.incomplete')}</Badge>
                }
              >
                {folded.includes(step) ? (
                  <Reviews
                    steps={[step]}
                    draft={draft}
                    reference={reference}
                    pricedDraft={pricedDraft}
                    onEdit={() => open(step)}
                  />
                ) : step === 'summary' && task === 'complete' && missing.length > 0 ? (
                  <Text tone="secondary">{t('edit.afterwards')}</Text>
                ) : (
                  <Step
                    step={step}
                    draft={draft}
                    change={change}
                    reference={reference}
                    pricedDraft={pricedDraft}
                    receivingWarehouse={receivingWarehouse}
                    fixedCountry={fixedCountry}
                    isMeasured={isMeasuredCart(read)}
                    missing={shown}
                    revision={revision}
                    hasInvoiceAbove={isPapersTask}
                    isOnePage
                    folded={folded}
                    onSaved={() => undefined}
                    onEdit={open}
                    failure={update.failure}
                  />
                )}
              </NumberedSection>
            ))}
          </Stack>
        </div>
        {leaving && (
          <ConfirmDialog
            title={t('edit.discardTitle')}
            text={t('edit.discardText', { code: cart.cart_code })}
            action={t('common:discard.action')}
            stay={t('common:discard.stay')}
            busy={false}
            onConfirm={() => void discard()}
            onClose={() => setLeaving(false)}
          />
        )}
      </Stack>
    </WizardFrame>
  )
}
