import { Disclosure } from '@seberang/design-system/Disclosure'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import type { Cart } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useFocus } from '../../lib/forms/use-focus.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { editingOf, isAboutPapers, isMeasuredCart } from '../../lib/shipments/cart-text.ts'
import { EditButtons } from './EditButtons.tsx'
import { EditHead } from './EditHead.tsx'
import { EditStep } from './EditStep.tsx'
import { Failures } from './Failures.tsx'
import { fixedCountryOf, receivingWarehouseOf } from './draft/draft-of-cart.ts'
import { draftSteps } from './draft/draft.ts'
import { missingIn, type Missing } from './draft/missing.ts'
import { FromWarehouse } from './FromWarehouse.tsx'
import { MissingSummary } from './MissingSummary.tsx'
import { firstUpload, hasNewPapers, PapersTask } from './PapersTask.tsx'
import { dropFiles } from './send-files.ts'
import type { KeptEdit } from './use-edit-draft.ts'
import { useDifferences } from './use-differences.ts'
import { useEditSteps } from './use-edit-steps.ts'
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
  const missing = missingIn('summary', draft, pricedDraft.known)
  const steps = useEditSteps({ draft, missing, task })
  const [lacksPapers, setLacksPapers] = useState(false)

  function goToMissing(part: Missing): void {
    setUnfolded(true)
    steps.goToMissing(part)
  }

  function save(over: number): void {
    if (sendsPapers && !hasNewPapers(cart, draft)) {
      setLacksPapers(true)
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

  const allSteps = (
    <Stack space={8}>
      <MissingSummary missing={steps.shown} onNavigate={goToMissing} />
      {draftSteps.map((step, index) => (
        <EditStep
          key={step}
          number={index + 1}
          steps={steps}
          task={task}
          isIncomplete={missing.length > 0}
          of={{
            step,
            draft,
            change,
            reference,
            pricedDraft,
            receivingWarehouse,
            fixedCountry,
            isMeasured: isMeasuredCart(read),
            revision,
            hasInvoiceAbove: isPapersTask,
            failure: update.failure,
          }}
        />
      ))}
    </Stack>
  )

  return (
    <WizardFrame
      current={steps.current}
      withoutSteps={!isUnfolded}
      wayBack={wayBack}
      onNavigate={steps.goTo}
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
              isMissing={lacksPapers && !hasNewPapers(cart, draft)}
            />
            {!isUnfolded && <Failures of={update.failure} />}
          </>
        ) : (
          <FromWarehouse cart={cart} warehouse={receivingWarehouse} pricedDraft={pricedDraft} />
        )}
        {update.isWaiting && (
          <Notice tone="info" live="polite">
            {t(sendsPapers ? 'papers.waits' : 'edit.waits')}
          </Notice>
        )}
        {isPapersTask ? (
          <Disclosure label={t('papers.unfold')} open={isUnfolded} onOpenChange={setUnfolded}>
            {allSteps}
          </Disclosure>
        ) : (
          allSteps
        )}
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
