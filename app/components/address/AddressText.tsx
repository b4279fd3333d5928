import { PhoneNumber } from '@seberang/design-system/AddressCard'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { addressLine } from '../../lib/addresses/place-name.ts'
import type { BookAddress } from '../../lib/addresses/book-address.ts'

/** Recipient and address, as on a label. */
export function AddressText({ address }: { address: BookAddress }) {
  const { name, phone_number } = address
  return (
    <Stack space={0.5}>
      <Text weight="semibold">
        {name} <PhoneNumber>{phone_number}</PhoneNumber>
      </Text>
      <Text tone="secondary">{addressLine(address)}</Text>
    </Stack>
  )
}
