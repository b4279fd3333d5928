import type { Customer } from '@seberang/domain/api'
import { Contacts } from './Contacts.tsx'
import { NameForm } from './NameForm.tsx'

export function ProfileTab({ customer }: { customer: Customer }) {
  return (
    <>
      {/* Begins anew with what is saved. */}
      <NameForm key={`${customer.first_name}\n${customer.last_name}`} customer={customer} />
      <Contacts customer={customer} />
    </>
  )
}
