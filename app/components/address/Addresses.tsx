import type { SubDistrictFound } from '@seberang/domain/api'
import { AddressBook } from '@seberang/design-system/AddressBook'
import { Button } from '@seberang/design-system/Button'
import { Plus } from '@seberang/design-system/icons'
import { useToast } from '@seberang/design-system/Toast'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addressLine } from '../../lib/addresses/place-name.ts'
import type { BookAddress } from '../../lib/addresses/book-address.ts'
import type { AddressBookState } from '../../lib/addresses/use-address-book.ts'
import { hasValidNpwp } from '@seberang/domain/pricing'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { AddressDialog } from './AddressDialog.tsx'

type Open = { kind: 'none' | 'add' } | { kind: 'edit' | 'remove'; address: BookAddress }

interface AddressesProps {
  book: AddressBookState & { addresses: readonly BookAddress[] }
  label: string
  /** Makes the list selectable; removing the selected address clears the selection. */
  choice?: { value: string | null; onChange: (id: string | null) => void; error?: string | undefined }
  /** Shown when the list is empty. */
  empty: (add: () => void) => ReactNode
  /** Set when the button that adds one is outside of this component. */
  adding?: { open: boolean; onClose: () => void }
  /** Where a new address is likely to be. */
  near?: SubDistrictFound | undefined
}

/** The address book: select, add, edit, remove. */
export function Addresses({ book, label, choice, empty, adding, near }: AddressesProps) {
  const { t } = useTranslation(['address', 'common'])
  const [open, setOpen] = useState<Open>({ kind: 'none' })
  const close = () => setOpen({ kind: 'none' })
  const add = () => setOpen({ kind: 'add' })
  const act = (kind: 'edit' | 'remove') => (id: string) => {
    const address = book.addresses.find(({ address_id }) => address_id === id)
    if (address) setOpen({ kind, address })
  }
  const choose = choice && {
    ...(choice.error !== undefined && { error: choice.error }),
    value: choice.value ?? '',
    onChange: choice.onChange,
  }
  return (
    <>
      {book.addresses.length === 0 ? (
        empty(add)
      ) : (
        <AddressBook
          label={label}
          entries={book.addresses.map((address) => ({
            id: address.address_id,
            name: address.name,
            phone: address.phone_number,
            lines: addressLine(address),
            ...(address.is_main && { badge: t('main') }),
            ...(hasValidNpwp(address) && { note: t('npwpReady') }),
          }))}
          edit={{
            label: t('common:action.edit'),
            labelFor: (name) => t('editOf', { name }),
            onClick: act('edit'),
          }}
          remove={{
            label: t('common:action.remove'),
            labelFor: (name) => t('removeOf', { name }),
            onClick: act('remove'),
          }}
          {...(choose && { choice: choose })}
        >
          {!adding && (
            <Button variant="plain" icon={Plus} onClick={add}>
              {t('add')}
            </Button>
          )}
        </AddressBook>
      )}
      {(open.kind === 'add' || adding?.open) && (
        <AddressDialog
          save={book.save}
          near={near}
          onClose={() => {
            close()
            adding?.onClose()
          }}
          onSaved={(id) => choice?.onChange(id)}
        />
      )}
      {open.kind === 'edit' && <AddressDialog save={book.save} address={open.address} onClose={close} />}
      {open.kind === 'remove' && (
        <RemoveAddress
          address={open.address}
          remove={book.remove}
          onClose={close}
          onRemoved={() => {
            if (choice?.value === open.address.address_id) choice.onChange(null)
          }}
        />
      )}
    </>
  )
}

interface RemoveAddressProps {
  address: BookAddress
  remove: (id: string) => Promise<void>
  onClose: () => void
  onRemoved: () => void
}

function RemoveAddress({ address, remove, onClose, onRemoved }: RemoveAddressProps) {
  const { t } = useTranslation(['address', 'common'])
  const toaster = useToast()
  const [state, setState] = useState<'confirming' | 'busy' | 'failed'>('confirming')

  async function confirm(): Promise<void> {
    setState('busy')
    try {
      await remove(address.address_id)
    } catch {
      setState('failed')
      return
    }
    toaster.show({ text: t('removed') })
    onRemoved()
    onClose()
  }

  return (
    <ConfirmDialog
      title={t('removeTitle')}
      text={t('removeText')}
      action={t('common:action.remove')}
      busy={state === 'busy'}
      failure={state === 'failed' ? t('failed.remove') : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
