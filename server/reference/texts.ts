import type { Language } from '@seberang/domain/language'
import { messageFor, type MessageKey } from '@seberang/domain/validation'

const own = [
  'unknown_field',
  'not_ascending',
  'cannot_change',
  'other_id',
  'no_such_country',
  'no_such_zone',
  'no_such_province',
  'no_such_time_zone',
  'suite_missing',
  'same_countries',
  'needed_by',
  'rate_jumps',
] as const
type ReferenceText = (typeof own)[number]

/** The messages for an operator's refused fields. `{values}` is replaced. */
const texts: Record<Language, Record<ReferenceText, string>> = {
  id: {
    unknown_field: 'Isian ini tidak dikenal.',
    not_ascending: 'Urutkan dari yang terkecil; hanya yang terakhir boleh tanpa batas.',
    cannot_change: 'Isian ini tidak bisa diubah: kiriman lama dan aturan harga mengenalnya.',
    other_id: 'Harus sama dengan kode datanya: {values}.',
    no_such_country: 'Negara ini tidak dikenal: {values}.',
    no_such_zone: 'Zona kurir ini tidak dikenal: {values}.',
    no_such_province: 'Provinsi ini tidak dikenal: {values}.',
    no_such_time_zone: 'Zona waktu ini tidak dikenal.',
    suite_missing: 'Sebutkan {suite}: tanpa itu paket tidak diketahui milik siapa.',
    same_countries: 'Harga dan lama kirim harus untuk negara yang sama. Belum ada: {values}.',
    needed_by: 'Masih dipakai oleh {values}.',
    rate_jumps: 'Berbeda lebih dari seperlima dari {values}. Kalau memang benar, tambahkan sure.',
  },
  en: {
    unknown_field: 'There is no such field.',
    not_ascending: 'Go from the least to the most; only the last may be without a limit.',
    cannot_change: 'This cannot be changed: older shipments and the rules of pricing know it.',
    other_id: 'This must be what the record is called: {values}.',
    no_such_country: 'This country is unknown: {values}.',
    no_such_zone: 'This courier zone is unknown: {values}.',
    no_such_province: 'This province is unknown: {values}.',
    no_such_time_zone: 'This time zone is unknown.',
    suite_missing: 'Name {suite}: without it nobody knows whose a parcel is.',
    same_countries: 'Prices and days must be for the same countries. Missing: {values}.',
    needed_by: 'Still needed by {values}.',
    rate_jumps: 'This differs by more than a fifth from {values}. If it is meant, add sure.',
  },
  zh: {
    unknown_field: '没有此字段。',
    not_ascending: '请由小到大排列，只有最后一项可以不设上限。',
    cannot_change: '此项不可更改：旧货件和计价规则会用到它。',
    other_id: '必须与记录代码一致：{values}。',
    no_such_country: '未知国家：{values}。',
    no_such_zone: '未知快递分区：{values}。',
    no_such_province: '未知省份：{values}。',
    no_such_time_zone: '未知时区。',
    suite_missing: '请写明 {suite}，否则无法得知包裹属于谁。',
    same_countries: '价格与时效必须针对相同的国家。缺少：{values}。',
    needed_by: '仍被 {values} 使用。',
    rate_jumps: '与 {values} 相差超过五分之一。如确认无误，请加上 sure。',
  },
}

export interface Mistake {
  field: string
  text: ReferenceText | MessageKey
  values?: string
}

const isOwn = (text: string): text is ReferenceText => own.some((one) => one === text)

/** The message of a mistake in a language; an unknown key is returned as it is. */
export function say(language: Language, text: string, values = ''): string {
  return isOwn(text)
    ? texts[language][text].replace('{values}', values)
    : messageFor(language, text, values ? { values } : {})
}
