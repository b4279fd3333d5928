/** Reasons for refusing a field; texts.ts has their texts in three languages. */
export const messageKeys = [
  'required',
  'text',
  'number',
  'whole_number',
  'decimal',
  'true_false',
  'list',
  'object',
  'email',
  'phone',
  'postal_code',
  'postal_code_elsewhere',
  'instant',
  'time_over',
  'time_to_come',
  'ends_before_start',
  'time',
  'url',
  'npwp',
  'too_short',
  'too_long',
  'at_least',
  'at_most',
  'too_few',
  'too_many',
  'not_offered',
  'digits',
  'tracking_number',
  'accept_terms',
  'password_short',
  'password_common',
  'wrong_credentials',
  'wrong_code',
  'code_expired',
  'no_tries_left',
  'already_registered',
  'registration_expired',
  'not_yours',
  'no_such_category',
  'no_such_package',
  'no_such_agent',
  'no_such_region',
  'no_such_hscode',
  'no_such_currency',
  'no_such_courier',
  'no_such_quote',
  'no_such_topic',
  'no_such_suite',
  'voucher_unknown',
  'voucher_expired',
  'voucher_used',
  'voucher_not_yet',
  'voucher_other_cart',
  'voucher_code',
  'fixed_by_arrival',
  'other_track',
  'too_valuable',
  'side_missing',
  'other_warehouse',
  'battery_refused',
  'prohibited_goods',
  'outside_limits',
  'method_amount',
  'file_kind',
  'file_broken',
  'file_infected',
  'file_missing',
  'files_full',
  'measure_unreadable',
  'measure_ambiguous',
  'density_unlikely',
  'package_too_heavy',
  'package_too_large',
  'far_from_announced',
  'far_from_measured',
  'more_than_price',
  'billed_before',
  'less_than_minimum',
  'amount_differs',
  'transfer_booked',
  'announced_by_other',
  'near_number',
  'one_of_several',
  'received_before',
  'received_same',
  'exactly_one',
  'parcel_number',
  'duplicate',
  'control_characters',
  'unprintable',
  'not_in_a_quote',
  'personal_data',
] as const

export type MessageKey = (typeof messageKeys)[number]
export type MessageValues = Readonly<Record<string, string | number>>

/**
 * The message of a refused field as one string: the key, and the values of its text as a query string
 * (`too_long?max=120`). Strings pass through yup and form libraries unchanged.
 */
export function message(key: MessageKey, values: MessageValues = {}): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
  return query.size === 0 ? key : `${key}?${query}`
}

/** Parses a message. @returns undefined if the string is not one. */
export function readMessage(text: string): { key: MessageKey; values: Record<string, string> } | undefined {
  const [name = '', query = ''] = text.split('?', 2)
  const key = messageKeys.find((known) => known === name)
  return key && { key, values: Object.fromEntries(new URLSearchParams(query)) }
}
