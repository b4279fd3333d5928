import type { Language } from '@seberang/domain/language'

/** How every mail to a customer begins. */
export const greeting: Record<Language, string> = {
  id: 'Hi Titipers,',
  en: 'Hi Titipers,',
  zh: 'Hi Titipers，',
}

/** Beneath every mail about a shipment or money: what an impostor would ask for. */
export const securityNote: Record<Language, string> = {
  id: 'Kami tidak pernah meminta kata sandi, kode, atau PIN lewat email.',
  en: 'We never ask for a password, a code or a PIN by email.',
  zh: '我们绝不会通过邮件索要密码、验证码或 PIN。',
}
