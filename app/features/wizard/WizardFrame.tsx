import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Columns } from '@seberang/design-system/Columns'
import { Stepper } from '@seberang/design-system/Stepper'
import { WizardFooter } from '@seberang/design-system/WizardFooter'
import { formatVolume } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session/use-session.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { totalWeight } from '../../lib/shipments/total-weight.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useLeviesTerm } from '../../components/price/use-levies-term.tsx'
import { usePriceObject } from '../../components/price/use-price-object.tsx'
import { StepsPage } from '../../components/StepsPage.tsx'
import { draftSteps, type DraftStep, type ShipmentDraft } from './draft/draft.ts'
import { isStepComplete, missingIn, stepOf } from './draft/missing.ts'
import { priceFactsOf } from './price-facts.ts'
import { ShipmentAside } from './ShipmentAside.tsx'
import type { PricedDraft } from './use-priced-draft.ts'

/** Weight, and by sea the volume that it is billed by. */
const measureOf = ({ weightKg, volumeM3 }: PricedDraft, language: Language): string | undefined =>
  weightKg || volumeM3
    ? [
        weightKg && totalWeight([weightKg], language),
        volumeM3 !== undefined && formatVolume(volumeM3, language),
      ]
        .filter(Boolean)
        .join(' · ')
    : undefined

interface WizardFrameProps {
  current: DraftStep
  /** Without the stepper, while the steps are not on the page. */
  withoutSteps?: boolean
  /** Where its close button leads; the locker by default. */
  wayBack?: string
  /** Goes to a previous step. */
  onNavigate: (step: DraftStep) => void
  pricedDraft: PricedDraft
  draft: ShipmentDraft
  /** Next to the language switcher in the header. */
  actions?: ReactNode
  /** The buttons "back" and "next". */
  buttons: ReactNode
  children: ReactNode
}

/** The frame of all steps: stepper, the foot of the price, and the shipment's aside. */
export function WizardFrame({
  current,
  withoutSteps = false,
  wayBack = paths.lockerImport,
  onNavigate,
  pricedDraft,
  draft,
  actions,
  buttons,
  children,
}: WizardFrameProps) {
  const { t } = useTranslation(['wizard', 'common'])
  const { customer } = useSession()
  const language = useLanguage()
  const facts = priceFactsOf(draft, pricedDraft, language)
  const price = usePriceObject()(facts)
  const leviesOf = useLeviesTerm()
  const missing = missingIn('summary', draft, pricedDraft.known)
  return (
    <StepsPage
      stepper={
        withoutSteps ? null : (
          <Stepper
            label={t('steps')}
            current={draftSteps.indexOf(current)}
            steps={draftSteps.map((step) => ({
              label: t(`step.${step}`),
              ...(missing.some((part) => stepOf[part] === step) && { incomplete: t('stepIncomplete') }),
              done: isStepComplete(step, draft, missing),
              onNavigate: () => onNavigate(step),
            }))}
          />
        )
      }
      actions={
        <>
          {!customer && (
            <>
              <ButtonLink variant="plain" tone="neutral" href={paths.login}>
                {t('common:nav.login')}
              </ButtonLink>
              <ButtonLink variant="plain" tone="neutral" href={paths.register}>
                {t('common:nav.register')}
              </ButtonLink>
            </>
          )}
          {actions}
        </>
      }
      close={{ href: customer ? wayBack : paths.home, label: t('close') }}
      bottom={
        <WizardFooter
          price={price.statement}
          weight={measureOf(pricedDraft, language)}
          levies={leviesOf(facts, price.statement)}
        >
          {buttons}
        </WizardFooter>
      }
    >
      <Columns aside="narrow" stickyAside asideOnDesktopOnly>
        {children}
        <ShipmentAside pricedDraft={pricedDraft} facts={facts} price={price} />
      </Columns>
    </StepsPage>
  )
}
