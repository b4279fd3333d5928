import type { Language } from '../language/index.ts'

/** What to do about a missing field, by the field's name: more help than that it is required. */
const id = {
  user_id: 'Tulis alamat email.',
  code: 'Masukkan kode dari email.',
  first_name: 'Tulis nama depan.',
  name: 'Tulis namanya.',
  phone_number: 'Tulis nomor HP-nya.',
  password: 'Tulis kata sandi.',
  customer_type: 'Pilih jenis akun.',
  sub_district_id: 'Pilih tempatnya dari daftar.',
  address: 'Tulis alamat lengkapnya.',
  postal_code: 'Tulis kode posnya.',
  country: 'Pilih negara asal.',
  address_id: 'Pilih alamat tujuan.',
  package_id: 'Pilih cara kirim.',
  payment_method: 'Pilih metode pembayaran.',
  product_title: 'Tulis nama produk.',
  category: 'Pilih kategori.',
  hscode: 'Pilih kode HS.',
  quantity: 'Isi jumlahnya.',
  weight: 'Isi beratnya.',
  price_original: 'Isi harga satuannya.',
  currency_code: 'Pilih mata uang.',
  ktp_number: 'Tulis NIK-nya, 16 angka.',
  passport_number: 'Tulis nomor paspornya.',
  nationality: 'Pilih kewarganegaraan.',
  expires_on: 'Isi sampai kapan paspornya berlaku.',
} as const satisfies Readonly<Record<string, string>>

type Named = keyof typeof id

const texts: Record<Language, Record<Named, string>> = {
  id,
  en: {
    user_id: 'Enter the email address.',
    code: 'Enter the code from the email.',
    first_name: 'Enter the first name.',
    name: 'Enter the name.',
    phone_number: 'Enter the phone number.',
    password: 'Enter the password.',
    customer_type: 'Choose the type of account.',
    sub_district_id: 'Choose the place from the list.',
    address: 'Enter the full address.',
    postal_code: 'Enter the postal code.',
    country: 'Choose the country of origin.',
    address_id: 'Choose the destination address.',
    package_id: 'Choose a delivery method.',
    payment_method: 'Choose a payment method.',
    product_title: 'Enter the product name.',
    category: 'Choose a category.',
    hscode: 'Choose an HS code.',
    quantity: 'Enter the quantity.',
    weight: 'Enter the weight.',
    price_original: 'Enter the price of one.',
    currency_code: 'Choose the currency.',
    ktp_number: 'Enter the NIK, 16 digits.',
    passport_number: 'Enter the passport number.',
    nationality: 'Choose the nationality.',
    expires_on: 'Enter until when the passport is valid.',
  },
  zh: {
    user_id: '请填写邮箱地址。',
    code: '请填写邮件中的验证码。',
    first_name: '请填写名字。',
    name: '请填写姓名。',
    phone_number: '请填写电话号码。',
    password: '请填写密码。',
    customer_type: '请选择账户类型。',
    sub_district_id: '请从列表中选择地点。',
    address: '请填写详细地址。',
    postal_code: '请填写邮政编码。',
    country: '请选择始发国。',
    address_id: '请选择收货地址。',
    package_id: '请选择运输方式。',
    payment_method: '请选择支付方式。',
    product_title: '请填写商品名称。',
    category: '请选择类别。',
    hscode: '请选择 HS 编码。',
    quantity: '请填写数量。',
    weight: '请填写重量。',
    price_original: '请填写单价。',
    currency_code: '请选择货币。',
    ktp_number: '请填写 16 位 NIK。',
    passport_number: '请填写护照号码。',
    nationality: '请选择国籍。',
    expires_on: '请填写护照有效期。',
  },
}

const isNamed = (name: string): name is Named => Object.hasOwn(id, name)

/** @param field its path, such as `products[0].weight` */
export function missingText(language: Language, field: Named): string
export function missingText(language: Language, field: string): string | undefined
export function missingText(language: Language, field: string): string | undefined {
  const name = field.slice(field.lastIndexOf('.') + 1)
  return isNamed(name) ? texts[language][name] : undefined
}
