import { Badge } from '@seberang/design-system/Badge'
import { Button } from '@seberang/design-system/Button'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { Plus } from '@seberang/design-system/icons'
import { calls, type Address } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressDialog } from '../../components/address/AddressDialog.tsx'
import { AddressText } from '../../components/address/AddressText.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall, useChange } from '../../lib/api/use-call.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'

type Open = { kind: 'none' } | { kind: 'add' } | { kind: 'edit' | 'remove'; address: Address }

export function Screen() {
  const { t } = useTranslation(['address', 'common'])
  usePageTitle(t('title'))
  const addresses = useCall(calls.addresses, {})
  const [open, setOpen] = useState<Open>({ kind: 'none' })
  const close = () => setOpen({ kind: 'none' })
  return (
    <>
      <Container size="reading">
        <Stack space={6}>
          <Inline align="between" space={4}>
            <Stack space={1}>
              <Heading level={1}>{t('title')}</Heading>
              <Text tone="secondary">{t('lead')}</Text>
            </Stack>
            <Button icon={Plus} onClick={() => setOpen({ kind: 'add' })}>
              {t('add')}
            </Button>
          </Inline>
          <Resource of={addresses} loading={<ListSkeleton />}>
            {({ results }) =>
              results.length === 0 ? (
                <EmptyState illustration="locker" title={t('empty.title')} text={t('empty.text')} />
              ) : (
                <Sheet bleed aria-label={t('title')}>
                  {results.map((address) => (
                    <SheetSection key={address.address_id}>
                      <Stack space={2}>
                        <Inline space={2}>
                          <AddressText address={address} />
                          {address.is_main ? <Badge tone="brand">{t('main')}</Badge> : null}
                        </Inline>
                        <Inline space={1}>
                          <Button
                            variant="plain"
                            size="small"
                            onClick={() => setOpen({ kind: 'edit', address })}
                          >
                            {t('common:action.edit')}
                          </Button>
                          <Button
                            variant="plain"
                            size="small"
                            tone="critical"
                            onClick={() => setOpen({ kind: 'remove', address })}
                          >
                            {t('common:action.remove')}
                          </Button>
                        </Inline>
                      </Stack>
                    </SheetSection>
                  ))}
                </Sheet>
              )
            }
          </Resource>
        </Stack>
      </Container>
      {open.kind === 'add' && <AddressDialog onClose={close} />}
      {open.kind === 'edit' && <AddressDialog address={open.address} onClose={close} />}
      {open.kind === 'remove' && <RemoveAddress address={open.address} onClose={close} />}
    </>
  )
}

function RemoveAddress({ address, onClose }: { address: Address; onClose: () => void }) {
  const { t } = useTranslation(['address', 'common'])
  const toaster = useToast()
  const remove = useChange(calls.deleteAddress, [calls.addresses], {
    onSuccess: () => {
      toaster.show({ text: t('removed') })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      text={t('removeText')}
      action={t('common:action.remove')}
      busy={remove.isMutating}
      failure={remove.error ? t('failed.remove') : undefined}
      onConfirm={() =>
        void remove.trigger({ body: { address_id: address.address_id } }).catch(() => undefined)
      }
      onClose={onClose}
    />
  )
}
