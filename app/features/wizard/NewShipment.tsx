import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { QuoteNotice } from '../../components/price/QuoteNotice.tsx'
import { serverNow } from '../../lib/browser/server-clock.ts'
import type { TwoDrafts } from '../../lib/drafts/keeper.ts'
import { useStoredDraft, type UseStoredDraft } from '../../lib/drafts/use-stored-draft.ts'
import { useFocus } from '../../lib/forms/use-focus.ts'
import { paths } from '../../lib/navigation/paths.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useTypedWork } from '../../lib/session/typed-work.ts'
import { isTouched, type ShipmentDraft } from './draft/draft.ts'
import { isShipmentDraft } from './draft/is-shipment-draft.ts'
import { shipmentPolicy } from './draft/shipment-policy.ts'
import { LinkFailure } from './LinkFailure.tsx'
import { MissingSummary } from './MissingSummary.tsx'
import { OtherDrafts } from './OtherDrafts.tsx'
import { productFormId } from './ProductForm.tsx'
import { dropFiles } from './send-files.ts'
import { isUnclassified } from './price-facts.ts'
import { Step } from './Step.tsx'
import { TwoDraftsDialog } from './TwoDraftsDialog.tsx'
import { useLinkedParcel } from './use-linked-parcel.ts'
import { useOtherDrafts, type OtherShipments } from './use-other-drafts.ts'
import { usePricedDraft } from './use-priced-draft.ts'
import { useSaveShipment } from './use-save-shipment.ts'
import { useShipmentDraft } from './use-shipment-draft.ts'
import { useSteps } from './use-steps.ts'
import { WizardFrame } from './WizardFrame.tsx'
import { WithoutShipment } from './WithoutShipment.tsx'

const nextLabels = { origin: 'next.products', products: 'next.delivery', delivery: 'next.summary' } as const

/** Ignores the second press of a double click, which would land on the button of the next step. */
const once =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act()
  }

/** A new shipment in four steps, stored as a draft while it is typed. */
export function NewShipment({ reference }: { reference: Reference }) {
  const draft = useStoredDraft('import', isShipmentDraft, shipmentPolicy)
  const others = useOtherDrafts()
  if (draft.ready && others.ready) return <Wizard reference={reference} others={others} {...draft} />
  return (
    <WithoutShipment>
      <ListSkeleton />
    </WithoutShipment>
  )
}

interface WizardProps extends UseStoredDraft<ShipmentDraft> {
  reference: Reference
  others: OtherShipments
}

function Wizard({ reference, others, stored, keep, forget, two, choose }: WizardProps) {
  const { t } = useTranslation(['wizard', 'common'])
  const { customer } = useSession()
  const shipment = useShipmentDraft(stored, keep)
  const { draft, change, startOver, revision } = shipment
  useTypedWork(isTouched(draft))
  const focus = useFocus()
  const [resetting, setResetting] = useState(false)
  const linked = useLinkedParcel({ reference, draft, change })
  const pricedDraft = usePricedDraft(draft, reference)
  const shown = pricedDraft.deliveryOption?.price ?? undefined
  const save = useSaveShipment({ shown, change, forget })
  const steps = useSteps({ draft, change, pricedDraft, save: save.run })
  const { step } = draft
  const quote = shown?.quote ?? undefined
  const unclassified = isUnclassified(draft)

  if (linked.waiting) {
    return (
      <WithoutShipment>
        <ListSkeleton />
      </WithoutShipment>
    )
  }

  function reset(): void {
    void dropFiles(draft)
    void forget()
    startOver()
    setResetting(false)
  }

  /** The button that was pressed goes. */
  const focusPage = (): void => focus(() => document.querySelector('main'))

  function continueOne(side: keyof TwoDrafts): void {
    if (two) others.add(two[side === 'here' ? 'account' : 'here'])
    choose(side)
    focusPage()
  }

  function continueOther(other: ShipmentDraft): void {
    change({ type: 'taken over', draft: other })
    if (isTouched(draft)) others.swap(other, { draft, savedAt: serverNow() })
    else others.remove(other)
    focusPage()
  }

  function discardOther(other: ShipmentDraft): void {
    void dropFiles(other)
    others.remove(other)
    focusPage()
  }

  return (
    <WizardFrame
      current={step}
      onNavigate={steps.goTo}
      pricedDraft={pricedDraft}
      draft={draft}
      actions={
        <Button
          variant="outline"
          tone="neutral"
          onClick={() => (isTouched(draft) ? setResetting(true) : reset())}
        >
          {t('reset.button')}
        </Button>
      }
      buttons={
        <>
          {step !== 'origin' && (
            <Button variant="outline" tone="neutral" size="large" onClick={steps.goBack}>
              {t('common:action.back')}
            </Button>
          )}
          {step === 'products' && steps.hasOpenProduct ? (
            // Submits the open product before the next step.
            <Button size="large" type="submit" form={productFormId} onClick={once(steps.leaveWithProduct)}>
              {t(steps.isReturning ? 'next.summary' : nextLabels[step])}
            </Button>
          ) : (
            <Button
              size="large"
              onClick={once(steps.goOn)}
              loading={save.saving}
              loadingLabel={t('common:saving')}
            >
              {step === 'summary'
                ? t(customer ? 'summary.save' : 'summary.register')
                : t(steps.isReturning ? 'next.summary' : nextLabels[step])}
            </Button>
          )}
        </>
      }
    >
      <Stack space={6}>
        <Stack space={1}>
          <Heading level={1}>{t(`${step}.title`)}</Heading>
          <Text step="read" tone="secondary">
            {t(step === 'delivery' && unclassified ? 'delivery.textUnclassified' : `${step}.text`)}
          </Text>
        </Stack>
        {step === 'summary' && !customer && (
          <Inline space={2} alignY="center">
            <Text as="span">{t('summary.haveAccount')}</Text>
            <Link href={paths.login} variant="standalone">
              {t('common:nav.login')}
            </Link>
          </Inline>
        )}
        {linked.failure && <LinkFailure {...linked.failure} />}
        <MissingSummary missing={steps.shown} onNavigate={steps.goToMissing} />
        {step === 'origin' && (
          <OtherDrafts drafts={others.drafts} onContinue={continueOther} onDiscard={discardOther} />
        )}
        {/* A draft of a quote begins with its goods. The step of the delivery says itself what ended it. */}
        {quote && step === 'products' && (
          <QuoteNotice quote={quote} quoted={pricedDraft.quoted} now={shown} unclassified={unclassified} />
        )}
        <Step
          step={step}
          draft={draft}
          change={change}
          reference={reference}
          pricedDraft={pricedDraft}
          isMeasured={false}
          missing={steps.shown}
          revision={revision}
          onKeep={steps.stayWithProduct}
          onSaved={steps.productSubmitted}
          onEdit={steps.edit}
          failure={save.failure}
        />
        {isTouched(draft) && (
          // The header has no room for it on phones.
          <Box display={{ phone: 'block', tablet: 'none' }}>
            <Button variant="plain" tone="neutral" size="small" onClick={() => setResetting(true)}>
              {t('reset.clear')}
            </Button>
          </Box>
        )}
        {two && <TwoDraftsDialog two={two} onChoose={continueOne} />}
        {linked.asking && !two && (
          <ConfirmDialog
            title={t('linked.title')}
            text={t('linked.text')}
            action={t('linked.action')}
            // The customer comes from their own price: it is what they want.
            tone="brand"
            busy={false}
            onConfirm={linked.take}
            onClose={linked.drop}
          />
        )}
        {resetting && (
          <ConfirmDialog
            title={t('reset.title')}
            text={t('reset.text')}
            action={t('reset.action')}
            busy={false}
            onConfirm={reset}
            onClose={() => setResetting(false)}
          />
        )}
      </Stack>
    </WizardFrame>
  )
}
