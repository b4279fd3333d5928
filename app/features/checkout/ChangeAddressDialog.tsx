import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { Stack } from '@seberang/design-system/Stack'
import { calls, type Address } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { hasValidNpwp } from '@seberang/domain/pricing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressLine } from '../../lib/addresses/place-name.ts'
import { FailureNotice } from '../../components/FailureNotice.tsx'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useDialogCommand } from '../../components/use-dialog-command.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { useChange } from '../../lib/api/use-change.ts'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import { paths } from '../../lib/navigation/paths.ts'

interface ChangeAddressDialogProps {
  /** All of them get the chosen address. */
  carts: readonly CompleteCart[]
  /** The income tax of all of them, with and without an NPWP. */
  incomeTax: (hasNpwp: boolean) => number
  onChanged: () => void
  onClose: () => void
}

/** Changes the delivery address of shipments. Couriers and price follow; a different income tax is announced first. */
export function ChangeAddressDialog({ carts, incomeTax, onChanged, onClose }: ChangeAddressDialogProps) {
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
  const taxNow = incomeTax(hasValidNpwp(carts[0]?.address))
  const isTaxedByNpwp = incomeTax(true) !== incomeTax(false)

  function send(): void {
    if (chosen === before) return onClose()
    const cart_codes = carts.map(({ cart_code }) => cart_code)
    void run(async () => {
      await change.trigger({ body: { cart_codes, address_id: chosen } })
      onChanged()
    })
  }

  function npwpText(address: Address): string {
    const isValid = hasValidNpwp(address)
    const tax = incomeTax(isValid)
    const npwp = t(
      isValid ? 'address.npwp.valid' : address.npwp ? 'address.npwp.noFile' : 'address.npwp.none',
    )
    if (tax === taxNow) return npwp
    const amounts = { tax: formatRupiah(tax), difference: formatRupiah(Math.abs(tax - taxNow)) }
    return t(tax > taxNow ? 'address.npwp.up' : 'address.npwp.down', { npwp, ...amounts })
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
                description: addressLine(address),
                ...(isTaxedByNpwp && { detail: npwpText(address) }),
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
