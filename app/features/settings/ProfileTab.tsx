import type { Customer } from '@seberang/domain/api'
import { useRef } from 'react'
import { AvatarSection } from '../../components/avatar/AvatarSection.tsx'
import { useFocus } from '../../lib/forms/use-focus.ts'
import { Contacts } from './Contacts.tsx'
import { NameForm } from './NameForm.tsx'

export function ProfileTab({ customer }: { customer: Customer }) {
  const firstField = useRef<HTMLInputElement>(null)
  const focus = useFocus()
  return (
    <>
      <AvatarSection customer={customer} />
      <NameForm
        // Begins anew with what is saved.
        key={`${customer.first_name}\n${customer.last_name}`}
        customer={customer}
        firstField={firstField}
        // The button that saved it is gone.
        onSaved={() => focus(() => firstField.current)}
      />
      <Contacts customer={customer} />
    </>
  )
}
