import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { WizardHeader } from '@seberang/design-system/Header'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { Stepper } from '@seberang/design-system/Stepper'
import { WizardFooter } from '@seberang/design-system/WizardFooter'
import { formatRupiah, formatWeight } from '@seberang/domain/format'
import { useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calls } from '@seberang/domain/api'
import { useCall } from '../../lib/api/use-call.ts'
import { hasValidNpwp } from '../../lib/pricing/products.ts'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useReference } from '../../lib/reference/use-reference.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { LanguageChoice } from '../../shell/LanguageChoice.tsx'
import { paths } from '../../shell/paths.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { DeliveryStep } from './DeliveryStep.tsx'
import { changeDraft, draftSteps, emptyDraft, missingIn, stepOf, type DraftStep } from './draft.ts'
import { offersFor } from './offers.ts'
import { OriginStep } from './OriginStep.tsx'
import { productFormId } from './ProductForm.tsx'
import { ProductsStep } from './ProductsStep.tsx'
import { ShipmentAside } from './ShipmentAside.tsx'
import { SummaryStep } from './SummaryStep.tsx'
import { useSaveShipment } from './use-save-shipment.ts'

const nextWords = { origin: 'next.products', products: 'next.delivery', delivery: 'next.summary' } as const

export function Screen() {
  const { t } = useTranslation(['parcel', 'common'])
  usePageTitle(t('page'))
  const { reference, error, retry } = useReference()
  if (reference) return <Wizard reference={reference} />
  return (
    <Container>
      {error ? (
        <ErrorState
          level={1}
          title={t('common:error.load.title')}
          text={t('common:error.load.text')}
          action={<Button onClick={retry}>{t('common:action.retry')}</Button>}
        />
      ) : (
        <ListSkeleton />
      )}
    </Container>
  )
}

function Wizard({ reference }: { reference: Reference }) {
  const { t } = useTranslation(['parcel', 'pricing', 'common'])
  const language = useLanguage()
  const { customer } = useSession()
  const [draft, change] = useReducer(changeDraft, emptyDraft)
  // What is missing is said only once someone tried to go on.
  const [asked, setAsked] = useState(false)
  const [editing, setEditing] = useState(false)
  const [leavingProduct, setLeavingProduct] = useState(false)
  const save = useSaveShipment()

  const agent = reference.agents.air.find(({ id }) => id === draft.agentId)
  const addresses = useCall(calls.addresses, customer && {})
  const importer = {
    hasValidNpwp: hasValidNpwp(
      addresses.data?.results.find(({ address_id }) => address_id === draft.addressId),
    ),
    isDisableMinimumWeight: customer?.is_disable_minimum_weight ?? false,
  }
  const offers = agent ? offersFor(draft.products, agent.country, importer, reference) : []
  const offer = offers.find(({ package: option }) => option.package_id === draft.packageId) ?? offers[0]
  const signedIn = customer !== null
  const missing = missingIn(draft.step, draft, signedIn)
  const place = draftSteps.indexOf(draft.step)
  const shown = asked ? missing : []

  function goTo(step: DraftStep): void {
    setAsked(false)
    setEditing(false)
    setLeavingProduct(false)
    change({ type: 'step', step })
    window.scrollTo({ top: 0 })
  }

  function goOn(): void {
    const [first] = missing
    if (first) {
      if (stepOf[first] !== draft.step) goTo(stepOf[first])
      setAsked(true)
      return
    }
    const next = draftSteps[place + 1]
    if (next) goTo(next)
    else if (agent && draft.addressId && draft.packageId) {
      void save.run(draft, { agent, addressId: draft.addressId, packageId: draft.packageId })
    }
  }

  const price = offer?.price?.answer
  const weight = price
    ? 'chargeable_kg' in price.weight
      ? price.weight.chargeable_kg
      : price.weight.real_kg
    : undefined
  return (
    <PageFrame
      skipLabel={t('common:nav.skip')}
      header={
        <WizardHeader
          home={{ href: paths.home, name: t('common:product') }}
          stepper={
            <Stepper
              label={t('steps')}
              current={place}
              steps={draftSteps.map((step) => ({ label: t(`step.${step}`) }))}
            />
          }
          actions={<LanguageChoice />}
          close={{ href: signedIn ? paths.lockerImport : paths.home, label: t('close') }}
        />
      }
      bottom={
        <WizardFooter
          facts={[
            { label: t('pricing:totalPrice'), value: price ? formatRupiah(price.total) : t('emptyPrice') },
            {
              label: t('pricing:totalWeight'),
              value: weight === undefined ? t('emptyPrice') : formatWeight(weight, language),
            },
          ]}
        >
          {place > 0 && (
            <Button
              variant="outline"
              tone="neutral"
              size="large"
              onClick={() => goTo(draftSteps[place - 1] ?? 'origin')}
            >
              {t('common:action.back')}
            </Button>
          )}
          {draft.step === 'summary' && !signedIn ? (
            <ButtonLink size="large" href={paths.login}>
              {t('summary.login')}
            </ButtonLink>
          ) : draft.step === 'products' && editing ? (
            // What is being filled in is kept, or refused, before the next step.
            <Button size="large" type="submit" form={productFormId} onClick={() => setLeavingProduct(true)}>
              {t(nextWords[draft.step])}
            </Button>
          ) : (
            <Button size="large" onClick={goOn} loading={save.saving} loadingLabel={t('common:saving')}>
              {draft.step === 'summary' ? t('summary.save') : t(nextWords[draft.step])}
            </Button>
          )}
        </WizardFooter>
      }
    >
      <Container>
        <Columns aside="narrow" stickyAside asideOnDesktopOnly>
          {
            {
              origin: (
                <OriginStep draft={draft} change={change} agents={reference.agents.air} missing={shown} />
              ),
              products: (
                <ProductsStep
                  draft={draft}
                  change={change}
                  reference={reference}
                  missing={shown}
                  onEditing={setEditing}
                  onKept={() => {
                    if (leavingProduct) goTo('delivery')
                  }}
                />
              ),
              delivery: <DeliveryStep draft={draft} change={change} offers={offers} missing={shown} />,
              summary: (
                <SummaryStep draft={draft} offer={offer} reference={reference} failure={save.failure} />
              ),
            }[draft.step]
          }
          <ShipmentAside draft={draft} agent={agent} offer={offer} reference={reference} />
        </Columns>
      </Container>
    </PageFrame>
  )
}
