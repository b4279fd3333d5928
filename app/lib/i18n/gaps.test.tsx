import i18next from 'i18next'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { changeLanguage, loadTexts } from './i18n.ts'

afterEach(() => changeLanguage('id'))

test.each([
  ['Google', '请输入一次密码，之后 Google 也可登录同一账户。'],
  ['我们的购物网站', '请输入一次密码，之后我们的购物网站也可登录同一账户。'],
])('in Chinese, a gap stands beside %s only where its letters are Latin', async (provider, text) => {
  await renderApp(null, { texts: [], signedInAs: null })
  await changeLanguage('zh')
  await loadTexts('identities')
  expect(i18next.t('identities:link.text', { provider })).toBe(text)
})
