import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Notice } from '@seberang/design-system/Notice'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { Stack } from '@seberang/design-system/Stack'
import { useToast } from '@seberang/design-system/Toast'
import { calls } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { ApiError } from '../../lib/api/errors.ts'
import { useCall, useChange } from '../../lib/api/use-call.ts'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import { paths } from '../../lib/navigation/paths.ts'

interface ChangeAddressDialogProps {
  /** All of them go to the address that is chosen. */
  carts: readonly CompleteCart[]
  onClose: () => void
}

/** Sends shipments to another of the customer's addresses. Couriers and price follow. */
export function ChangeAddressDialog({ carts, onClose }: ChangeAddressDialogProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const toaster = useToast()
  const addresses = useCall(calls.addresses, {})
  const before = carts[0]?.address.address_id ?? ''
  const [chosen, setChosen] = useState(before)
  const [failure, setFailure] = useState<string>()
  const change = useChange(calls.updateCartAddress, [calls.carts])

  async function send(): Promise<void> {
    if (chosen === before) return onClose()
    setFailure(undefined)
    try {
      const cart_codes = carts.map(({ cart_code }) => cart_code)
      await change.trigger({ body: { cart_codes, address_id: chosen } })
      toaster.show({ text: t('address.changed') })
      onClose()
    } catch (error) {
      setFailure(error instanceof ApiError && error.status < 500 ? error.message : t('address.failed'))
    }
  }

  return (
    <ActionDialog
      title={t('address.title')}
      description={t('address.text')}
      action={t('address.use')}
      busy={change.isMutating}
      busyLabel={t('common:saving')}
      onAction={() => void send()}
      onClose={onClose}
    >
      <Stack space={3}>
        {failure && (
          <Notice tone="critical" live="assertive">
            {failure}
          </Notice>
        )}
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
