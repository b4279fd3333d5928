import { Combobox } from '@seberang/design-system/Combobox'
import { calls, type Bank } from '@seberang/domain/api'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import type { FieldBinding } from '../../lib/forms/use-form.ts'

interface BankFieldProps {
  field: FieldBinding<Bank | null>
  label: string
  ref?: Ref<HTMLInputElement>
}

/** A bank, found by name or code. */
export function BankField({ field, label, ref }: BankFieldProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const [search, setSearch] = useState('')
  const banks = useCall(calls.availableBanks, { query: {} })
  const { value: chosen, onChange, ...bound } = field
  const wanted = search.trim().toLowerCase()
  const all = banks.data?.results ?? []
  const found = all.filter((one) => `${one.bank_code} ${one.bank}`.toLowerCase().includes(wanted))
  return (
    <Combobox<Bank>
      {...bound}
      {...(ref && { ref })}
      label={label}
      items={chosen && wanted === chosen.bank.toLowerCase() ? all : found}
      itemKey={({ bank_code }) => bank_code}
      itemLabel={(one) => one.bank}
      value={chosen}
      onChange={(one) => onChange(one)}
      onSearch={setSearch}
      loadingText={banks.data ? undefined : t('common:loading')}
      emptyText={t('add.noBank')}
      unchosenText={t('add.noBank')}
    />
  )
}
