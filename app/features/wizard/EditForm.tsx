import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { NumberedSection } from '@seberang/design-system/NumberedSection'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { Cart } from '@seberang/domain/api'
import { sizeText } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import { useCallback, useState } from 'react'
import { formatWeight } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { firstInvalid, useFocus } from '../../lib/forms/use-focus.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useTypedWork } from '../../lib/session/typed-work.ts'
import { useSectionInView } from '../../lib/browser/use-section-in-view.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { isMeasuredCart } from '../../lib/shipments/cart-text.ts'
import { isWhole } from './draft/convert.ts'
import { draftOfCart, fixedCountryOf, receivingWarehouseOf } from './draft/draft-of-cart.ts'
import { draftSteps, type DraftStep, type ShipmentDraft } from './draft/draft.ts'
import { missingIn, stepOf, type Missing } from './draft/missing.ts'
import { MissingSummary } from './MissingSummary.tsx'
import { productFormId } from './ProductForm.tsx'
import { dropFiles } from './send-files.ts'
import { Step } from './Step.tsx'
import type { KeptEdit } from './use-edit-draft.ts'
import { usePricedDraft } from './use-priced-draft.ts'
import { useShipmentDraft } from './use-shipment-draft.ts'
import { useUpdateShipment } from './use-update-shipment.ts'
import { WizardFrame } from './WizardFrame.tsx'

interface EditFormProps {
  cart: Cart
  reference: Reference
  /** Unsaved changes. */
  kept: KeptEdit
  readAgain: () => Promise<unknown>
}

/** All steps of a saved shipment on one page. Nothing changes until it is saved; what is typed survives a reload. */
export function EditForm({ cart, reference, kept, readAgain }: EditFormProps) {
  const { t } = useTranslation(['wizard', 'common'])
  const [read, setRead] = useState(cart)
  const { resumed, keep, forget } = kept
  const [isResumed, setResumed] = useState(resumed !== null)
  const [version, setVersion] = useState(resumed?.version ?? cart.version)
  const [start, setStart] = useState(() => resumed?.draft ?? draftOfCart(cart, namesOf(t), reference.agents))
  const keepTyped = useCallback((typed: ShipmentDraft) => keep(version, typed), [keep, version])
  const { draft, change, revision, isTyped } = useShipmentDraft(start, keepTyped)
  const isChanged = isTyped || isResumed
  useTypedWork(isChanged)
  const [leaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const pricedDraft = usePricedDraft(draft, reference, isMeasuredCart(read) ? read.packaging : null)
  const receivingWarehouse = receivingWarehouseOf(read, reference.agents)
  const fixedCountry = fixedCountryOf(read)
  const focus = useFocus()
  const update = useUpdateShipment(cart, { change, forget, readAgain })
  const inSight = useSectionInView(draftSteps)
  const [submitted, setSubmitted] = useState(false)
  const missing = missingIn('summary', draft, pricedDraft.known)
  const shown = submitted ? missing : []

  function goTo(step: DraftStep): void {
    document.getElementById(step)?.scrollIntoView()
    document.getElementById(step)?.focus({ preventScroll: true })
  }

  function goToMissing(part: Missing): void {
    goTo(stepOf[part])
    setSubmitted(true)
    focus(() => firstInvalid(document.getElementById(stepOf[part])))
  }

  function save(over: number): void {
    const [first] = missing
    if (first) {
      goToMissing(first)
      return
    }
    const { addressId, packageId, country } = draft
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
    await navigate(paths.lockerImport)
  }

  /** Discards the local changes in favour of what is saved. */
  function adoptTheirs(): void {
    void dropFiles(draft)
    void forget()
    setRead(cart)
    setVersion(cart.version)
    setResumed(false)
    setStart(draftOfCart(cart, namesOf(t), reference.agents))
  }

  const stateOf = (step: DraftStep): 'done' | 'current' | 'next' => {
    if (step === inSight) return 'current'
    const isComplete = !missing.some((part) => stepOf[part] === step)
    return isComplete && step !== 'summary' ? 'done' : 'next'
  }
  const openBegun = draft.open !== null && !isWhole(draft.open)

  return (
    <WizardFrame
      current={inSight}
      hasLines
      onNavigate={goTo}
      pricedDraft={pricedDraft}
      draft={draft}
      buttons={
        <>
          {isChanged ? (
            <Button variant="outline" tone="neutral" size="large" onClick={() => setLeaving(true)}>
              {t('common:action.cancel')}
            </Button>
          ) : (
            <ButtonLink variant="outline" tone="neutral" size="large" href={paths.lockerImport}>
              {t('common:action.cancel')}
            </ButtonLink>
          )}
          {draft.open ? (
            <Button size="large" type="submit" form={productFormId}>
              {t(openBegun ? 'edit.finishProduct' : 'products.keep')}
            </Button>
          ) : (
            <Button
              size="large"
              onClick={() => save(version)}
              loading={update.saving}
              loadingLabel={t('common:saving')}
            >
              {t('edit.save')}
            </Button>
          )}
        </>
      }
    >
      <Stack space={8}>
        <Stack space={1}>
          <Heading level={1}>{t('edit.title', { code: cart.cart_code })}</Heading>
          <Text step="read" tone="secondary">
            {t(cart.status === 'quarantine' ? 'edit.quarantineText' : 'edit.text')}
          </Text>
        </Stack>
        {isResumed && cart.version === version && (
          <Notice
            tone="info"
            action={
              <Button size="small" variant="outline" tone="neutral" onClick={adoptTheirs}>
                {t('edit.discard')}
              </Button>
            }
          >
            {t('edit.resumed')}
          </Notice>
        )}
        {(isResumed || update.isChangedMeanwhile) && cart.version !== version && (
          <ChangedMeanwhile cart={cart} onTakeTheirs={adoptTheirs} onKeepMine={() => save(cart.version)} />
        )}
        <FromWarehouse cart={cart} />
        <MissingSummary missing={shown} onNavigate={goToMissing} />
        {draftSteps.map((step, index) => (
          <NumberedSection
            key={step}
            id={step}
            number={index + 1}
            title={t(`step.${step}`)}
            state={stateOf(step)}
          >
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
              isBesideLines
              onSaved={() => undefined}
              onEdit={goTo}
              failure={update.failure}
            />
          </NumberedSection>
        ))}
        {leaving && (
          <ConfirmDialog
            title={t('edit.discardTitle')}
            text={t('edit.discardText', { code: cart.cart_code })}
            action={t('common:discard.action')}
            busy={false}
            onConfirm={() => void discard()}
            onClose={() => setLeaving(false)}
          />
        )}
      </Stack>
    </WizardFrame>
  )
}

/** Names for files whose name the server does not store. */
const namesOf = (t: (key: 'field.photo' | 'field.document' | 'boxes.invoice') => string) => ({
  photo: t('field.photo'),
  document: t('field.document'),
  invoice: t('boxes.invoice'),
})

interface ChangedMeanwhileProps {
  /** The state at the server. */
  cart: Cart
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** A conflict: the shipment was changed here and elsewhere, and the customer decides which version stays. */
function ChangedMeanwhile({ cart, onTakeTheirs, onKeepMine }: ChangedMeanwhileProps) {
  const { t } = useTranslation('wizard')
  const total = cart.priced?.answer.total
  return (
    <Notice
      tone="caution"
      live="assertive"
      title={t('edit.changedTitle')}
      action={
        <Inline space={2}>
          <Button size="small" variant="outline" tone="neutral" onClick={onTakeTheirs}>
            {t('edit.takeTheirs')}
          </Button>
          <Button size="small" variant="outline" tone="neutral" onClick={onKeepMine}>
            {t('edit.keepMine')}
          </Button>
        </Inline>
      }
    >
      {t('edit.changedText', {
        products: cart.products.map(({ product_title }) => product_title).join(', '),
        total: total === undefined ? '' : formatRupiah(total),
      })}
    </Notice>
  )
}

/** What the warehouse says of a parcel in quarantine: what it found, and which papers it waits for. */
function FromWarehouse({ cart: { status, revision, papers } }: { cart: Cart }) {
  const { t } = useTranslation('wizard')
  const language = useLanguage()
  if (status !== 'quarantine') return null
  const { weight_kg } = revision
  const measured = [
    weight_kg !== undefined && formatWeight(weight_kg, language),
    sizeText(revision, language),
  ].filter(Boolean)
  return (
    <>
      {measured.length > 0 && (
        <Notice tone="info">{t('edit.measured', { measured: measured.join(', ') })}</Notice>
      )}
      {papers && (
        <Notice tone={papers.given_at === null ? 'caution' : 'positive'}>
          {t(papers.given_at === null ? 'edit.papersAsked' : 'edit.papersGiven', {
            request: papers.request,
          })}
        </Notice>
      )}
    </>
  )
}
