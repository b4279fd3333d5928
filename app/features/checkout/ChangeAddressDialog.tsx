import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { Stack } from '@seberang/design-system/Stack'
import { calls } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../components/FailureNotice.tsx'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useDialogCommand } from '../../components/use-dialog-command.ts'
import { useCall, useChange } from '../../lib/api/use-call.ts'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import { paths } from '../../lib/navigation/paths.ts'

interface ChangeAddressDialogProps {
  /** All of them get the chosen address. */
  carts: readonly CompleteCart[]
  onClose: () => void
}

/** Changes the delivery address of shipments. Couriers and price follow. */
export function ChangeAddressDialog({ carts, onClose }: ChangeAddressDialogProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const addresses = useCall(calls.addresses, {})
  const before = carts[0]?.address.address_id ?? ''
  const [chosen, setChosen] = useState(before)
  const { run, failure } = useDialogCommand({
    done: t('address.changed'),
    failed: t('address.failed'),
    onClose,
  })
  const change = useChange(calls.updateCartAddress, [calls.carts])

  function send(): void {
    if (chosen === before) return onClose()
    const cart_codes = carts.map(({ cart_code }) => cart_code)
    void run(() => change.trigger({ body: { cart_codes, address_id: chosen } }))
  }

  return (
    <ActionDialog
      title={t('address.title')}
      description={t('address.text')}
      action={t('address.use')}
      busy={change.isMutating}
      busyLabel={t('common:saving')}
      onAction={send}
      onClose={onClose}
    >
      <Stack space={3}>
        <FailureNotice text={failure} />
        <Resource of={addresses} loading={<ListSkeleton />}>
          {({ results }) => (
            <RadioCardGroup
              label={t('address.list')}
              value={chosen}
              onChange={setChosen}
              options={results.map((address) => ({
                value: address.address_id,
                title: address.name,
                description: [
                  address.address,
                  address.sub_district_name,
                  address.district_name,
                  `${address.province_name} ${address.postal_code}`,
                ].join(', '),
              }))}
            />
          )}
        </Resource>
        <div>
          <ButtonLink variant="plain" size="field" href={paths.address}>
            {t('address.manage')}
          </ButtonLink>
        </div>
      </Stack>
    </ActionDialog>
  )
}
