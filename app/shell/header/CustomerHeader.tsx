import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Header, HeaderExtra, type HeaderLink } from '@seberang/design-system/Header'
import { IconButton } from '@seberang/design-system/IconButton'
import { Stack } from '@seberang/design-system/Stack'
import { MapPin } from '@seberang/design-system/icons'
import { importService, exportService, type CartCounts, type Customer } from '@seberang/domain/api'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { usePanel } from '../../lib/navigation/panels.ts'
import { laterPaths, paths } from '../../lib/navigation/paths.ts'
import { lazyPart } from '../lazy-screen.tsx'
import { Account } from './Account.tsx'
import AccountPanel from './AccountPanel.tsx'
import { CartPanel, NoticesPanel } from './Panels.tsx'
import { useHeaderData } from './use-header-data.ts'
import { usePanelsCloseOnMove } from './use-panels-close-on-move.ts'

const OverseasPanel = lazyPart(['overseas'], () => import('../../features/overseas/OverseasPanel.tsx'))
const Prompts = lazy(() => import('./Prompts.tsx'))

/** The header for customers on every page but home. */
export default function CustomerHeader({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['shell', 'common'])
  const { counts, toCheckOut, pending, pendingFailed, notices } = useHeaderData()
  const menu = usePanel('menu')
  const address = usePanel('address')
  const links = useLockerLinks(counts)
  usePanelsCloseOnMove()
  return (
    <>
      <Header
        home={{ href: paths.home, name: t('common:product') }}
        links={links}
        linksOnPhone="tabs"
        actions={
          <ButtonLink variant="outline" href={paths.wizard}>
            {t('common:nav.addShipment')}
          </ButtonLink>
        }
        always={
          <>
            <HeaderExtra place="bar">
              <IconButton
                icon={MapPin}
                label={t('address')}
                aria-haspopup="dialog"
                aria-expanded={address.open}
                onClick={() => address.onOpenChange(true)}
              />
            </HeaderExtra>
            <CartPanel counts={counts} imports={toCheckOut} />
            <NoticesPanel pending={pending} failed={pendingFailed} notices={notices} />
          </>
        }
        end={<AccountPanel customer={customer} />}
        menu={
          <Stack space={3}>
            <ButtonLink width="full" href={paths.wizard}>
              {t('common:nav.addShipment')}
            </ButtonLink>
            <HeaderExtra place="menu">
              <Button
                variant="outline"
                tone="neutral"
                width="full"
                icon={MapPin}
                aria-haspopup="dialog"
                onClick={() => address.onOpenChange(true)}
              >
                {t('address')}
              </Button>
            </HeaderExtra>
            <Account customer={customer} />
          </Stack>
        }
        menuOpen={menu.open}
        onMenuOpenChange={menu.onOpenChange}
      />
      {address.open && (
        <Suspense>
          <OverseasPanel customerId={customer.customer_id} />
        </Suspense>
      )}
      <Suspense>
        <Prompts />
      </Suspense>
    </>
  )
}

/** The links to the lockers, each with its number of shipments. */
function useLockerLinks(counts: CartCounts | undefined): HeaderLink[] {
  const { t } = useTranslation(['shell', 'common'])
  const { pathname } = useLocation()
  const link = (href: string | undefined, label: string, extra: Partial<HeaderLink>): HeaderLink[] =>
    href === undefined ? [] : [{ href, label, current: pathname === href, ...extra }]
  return [
    ...link(paths.lockerImport, t('common:nav.lockerImport'), { count: counts?.idle[importService] ?? null }),
    ...link(laterPaths.lockerExport, t('lockerExport'), { count: counts?.idle[exportService] ?? null }),
    ...link(paths.quarantine, t('quarantine'), {
      count: counts?.quarantine ?? null,
      countTone: counts?.quarantine ? 'critical' : 'neutral',
    }),
  ]
}
