import type { Language } from '@seberang/domain/language'

/** How every mail to a customer begins. */
export const greeting: Record<Language, string> = {
  id: 'Hi Titipers,',
  en: 'Hi Titipers,',
  zh: 'Hi Titipers，',
}
