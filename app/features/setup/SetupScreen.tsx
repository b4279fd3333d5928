import { Button } from '@seberang/design-system/Button'
import { CountryPicker } from '@seberang/design-system/CountryPicker'
import { Heading } from '@seberang/design-system/Heading'
import { NumberedSection } from '@seberang/design-system/NumberedSection'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { SegmentedControl } from '@seberang/design-system/SegmentedControl'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Stepper } from '@seberang/design-system/Stepper'
import { Text } from '@seberang/design-system/Text'
import { WizardFooter } from '@seberang/design-system/WizardFooter'
import { Building2, Check, MapPin, Plane, Plus, Ship, User } from '@seberang/design-system/icons'
import { calls, openAgentsIn, type Agent, type Customer } from '@seberang/domain/api'
import { tracks, type Track } from '@seberang/domain/pricing'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Addresses } from '../../components/address/Addresses.tsx'
import { AwaitedContent } from '../../components/AwaitedContent.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { originOptions } from '../../components/overseas/origin-options.ts'
import { SellerAddress } from '../../components/overseas/SellerAddress.tsx'
import { Resource } from '../../components/Resource.tsx'
import { StepsPage } from '../../components/StepsPage.tsx'
import { useAddressBook, type AddressBookState } from '../../lib/addresses/use-address-book.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { useStoredDraft, type UseStoredDraft } from '../../lib/drafts/use-stored-draft.ts'
import { useTypedDraft } from '../../lib/drafts/use-typed-draft.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { useCountryName } from '../../lib/reference/countries.ts'
import {
  endFirstSteps,
  pageAfterFirstSteps,
  rememberForCompany,
  type FirstStepsState,
} from '../../lib/session/first-steps.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { emptySetup, isSetupDraft, setupPolicy, type SetupDraft } from './draft.ts'

type Agents = Record<Track, readonly Agent[]>

const steps = ['type', 'origin', 'address'] as const
type Step = (typeof steps)[number]

/** `/setup`: the first steps of who has registered after a landing link. Each can be left out. */
export function Screen() {
  const { t } = useTranslation('setup')
  usePageTitle(t('title'))
  const { customer } = useSession()
  const draft = useStoredDraft('setup', isSetupDraft, setupPolicy)
  const agents = useCall(calls.agents, {})
  const book = useAddressBook()
  if (customer && draft.ready && agents.data)
    return <FirstSteps customer={customer} agents={agents.data.data} book={book} {...draft} />
  return (
    <Frame stepper={null}>
      <Resource of={agents} loading={<ListSkeleton />}>
        {() => <ListSkeleton />}
      </Resource>
    </Frame>
  )
}

/** Those of a country that receive parcels, of which none may be left since it was chosen. */
const warehousesIn = (country: SetupDraft['country'], agents: Agents) =>
  tracks.flatMap((track) => {
    const [agent] = openAgentsIn(country, agents[track])
    return agent ? [{ track, agent }] : []
  })

const useWanted = (): string => pageAfterFirstSteps(useLocation().state) ?? paths.lockerImport

function Frame({
  stepper,
  bottom,
  children,
}: {
  stepper: ReactNode
  bottom?: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation('setup')
  const close = { href: useWanted(), label: t('close') }
  return (
    <StepsPage stepper={stepper} close={close} bottom={bottom} size="reading">
      {children}
    </StepsPage>
  )
}

interface FirstStepsProps extends UseStoredDraft<SetupDraft> {
  customer: Customer
  agents: Agents
  book: AddressBookState
}

function FirstSteps({ customer, agents, book, stored, keep, forget }: FirstStepsProps) {
  const { t } = useTranslation(['setup', 'session', 'common'])
  const navigate = useNavigate()
  const wanted = useWanted()
  const { draft, update } = useTypedDraft(stored, () => emptySetup(customer.customer_type), keep)
  const change = (part: Partial<SetupDraft>) => update((now) => ({ ...now, ...part }))
  const isForCompany = draft.type === 'business'
  const isDone: Record<Step, boolean> = {
    type: true,
    origin: warehousesIn(draft.country, agents).length > 0,
    address: (book.addresses?.length ?? 0) > 0,
  }
  const current = steps.find((step) => !isDone[step])
  const stateOf = (step: Step) => (isDone[step] ? 'done' : step === current ? 'current' : 'next')

  const goTo = (step: Step) => document.querySelector<HTMLElement>(`#${step}`)?.focus()

  async function finish(): Promise<void> {
    // They end for good: not before there is an address to give to a shop.
    if (!isDone.origin) {
      goTo('origin')
      return
    }
    rememberForCompany(isForCompany)
    endFirstSteps()
    await forget()
    // Not to be found by Back: it is over.
    await navigate(isForCompany ? paths.companyUpgrade : wanted, {
      replace: true,
      state: { wanted } satisfies FirstStepsState,
    })
  }

  return (
    <Frame
      stepper={
        <Stepper
          label={t('steps')}
          current={current ? steps.indexOf(current) : steps.length}
          steps={steps.map((step) => ({
            label: t(`step.${step}`),
            done: isDone[step],
            onNavigate: () => goTo(step),
          }))}
        />
      }
      bottom={
        <WizardFooter icon={Check} note={t('stored')}>
          <Button
            variant="outline"
            tone="neutral"
            size="large"
            onClick={() => void navigate(wanted, { replace: true })}
          >
            {t('later')}
          </Button>
          <Button size="large" onClick={() => void finish()}>
            {t(isForCompany ? 'toCompany' : 'finish')}
          </Button>
        </WizardFooter>
      }
    >
      <Stack space={8}>
        <Stack space={1}>
          <Heading level={1}>{t('title')}</Heading>
          <Text step="read" tone="secondary">
            {t('text')}
          </Text>
        </Stack>
        <NumberedSection id="type" number={1} title={t('type.title')} state={stateOf('type')}>
          <Stack space={3}>
            <RadioCardGroup
              label={t('type.title')}
              labelHidden
              columns={2}
              value={draft.type}
              onChange={(type) => change({ type })}
              options={[
                {
                  value: 'personal',
                  title: t('session:field.personal'),
                  description: t('session:field.personalHint'),
                  icon: User,
                },
                {
                  value: 'business',
                  title: t('session:field.business'),
                  description: t('session:field.businessHint'),
                  icon: Building2,
                },
              ]}
            />
            <div aria-live="polite">
              {isForCompany && (
                <Text step="note" tone="secondary">
                  {t('type.company')}
                </Text>
              )}
            </div>
          </Stack>
        </NumberedSection>
        <NumberedSection id="origin" number={2} title={t('origin.title')} state={stateOf('origin')}>
          <Origin agents={agents} country={draft.country} onChange={(country) => change({ country })} />
        </NumberedSection>
        <NumberedSection id="address" number={3} title={t('address.title')} state={stateOf('address')}>
          <FirstAddress book={book} />
        </NumberedSection>
        <ForTheShop draft={draft} agents={agents} onTrack={(track) => change({ track })} />
      </Stack>
    </Frame>
  )
}

const forTheShop = 'for-the-shop'

function showAddress(): void {
  const section = document.querySelector<HTMLElement>(`#${forTheShop}`)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

interface OriginProps {
  agents: Agents
  country: SetupDraft['country']
  onChange: (country: SetupDraft['country']) => void
}

function Origin({ agents, country, onChange }: OriginProps) {
  const { t } = useTranslation(['setup', 'common'])
  const countryName = useCountryName()
  return (
    <Stack space={3}>
      <CountryPicker
        label={t('origin.label')}
        caption={t('origin.caption')}
        value={country}
        onChange={onChange}
        options={originOptions(agents, countryName, (track) => t(`common:track.${track}`))}
      />
      {/* On a phone it stands a screen below. */}
      {warehousesIn(country, agents).length > 0 && (
        <div>
          <Button variant="outline" icon={MapPin} onClick={showAddress}>
            {t('origin.see')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function FirstAddress({ book }: { book: AddressBookState }) {
  const { t } = useTranslation(['setup', 'address'])
  const { addresses } = book
  if (!addresses) return <AwaitedContent error={book.error} retry={book.retry} loading={<ListSkeleton />} />
  return (
    <Sheet bleed as="div">
      <SheetSection>
        <Addresses
          book={{ ...book, addresses }}
          label={t('address.title')}
          empty={(add) => (
            <Stack space={3}>
              <Text tone="secondary">{t('address.text')}</Text>
              <div>
                <Button variant="outline" icon={Plus} onClick={add}>
                  {t('address:add')}
                </Button>
              </div>
            </Stack>
          )}
        />
      </SheetSection>
    </Sheet>
  )
}

interface ForTheShopProps {
  draft: SetupDraft
  agents: Agents
  onTrack: (track: Track) => void
}

/** What all of it is for: the address of the warehouse, for the first shop. */
function ForTheShop({ draft, agents, onTrack }: ForTheShopProps) {
  const { t } = useTranslation(['setup', 'overseas', 'common'])
  const { country } = draft
  const warehouses = warehousesIn(country, agents)
  const shown = warehouses.find(({ track }) => track === draft.track) ?? warehouses[0]
  return (
    <section id={forTheShop} tabIndex={-1} aria-labelledby="shop">
      <Stack space={4}>
        <Stack space={1}>
          <Heading level={2} id="shop">
            {t('shop.title')}
          </Heading>
          <Text tone="secondary">{t(shown ? 'overseas:asShipping' : 'shop.choose')}</Text>
        </Stack>
        {shown && warehouses.length > 1 && (
          <SegmentedControl
            label={t('shop.track')}
            value={shown.track}
            onChange={onTrack}
            options={warehouses.map(({ track }) => ({
              value: track,
              label: t(`common:track.${track}`),
              icon: track === 'air' ? Plane : Ship,
            }))}
          />
        )}
        {shown && <SellerAddress key={shown.agent.id} agent={shown.agent} />}
      </Stack>
    </section>
  )
}
