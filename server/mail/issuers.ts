import type { IdentityIssuer } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'

const providers = { google: 'Google', facebook: 'Facebook' }
const sister: Record<Language, string> = {
  id: 'situs belanja kami',
  en: 'our shopping site',
  zh: '我们的购物网站',
}

/** Whose accounts open ours, in the middle of a sentence. */
export const nameOfIssuer = (issuer: IdentityIssuer, language: Language): string =>
  ({ ...providers, sister: sister[language] })[issuer]
