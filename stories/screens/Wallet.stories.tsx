import { userEvent, within } from 'storybook/test'
import texts from '../../app/locales/id/wallet.json'
import { paths, topUpOf } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { list } from '../fixtures/app/answers.ts'
import { topUp } from '../fixtures/app/invoices.ts'
import { pending, unavailable } from '../fixtures/app/network.ts'
import { customer as usual } from '../fixtures/app/people.ts'
import { emptyWallet, shutHistory, wallet } from '../fixtures/app/wallet.ts'

const customer = { ...usual, has_pin: true, pin_set_at: '2026-02-11T03:10:00.000Z', wallet: 10_350_000 }
const answers = {
  ...wallet,
  profile: { action: true as const, customer },
  requestCode: { action: true as const, resend_after: 0 },
}

export default {
  ...appScreens,
  title: 'Screens/Wallet',
  args: { at: paths.wallet, customer, answers },
} satisfies Screens

export const Full: Screen = { parameters: { pictures: fullPictures } }
export const Empty: Screen = { args: { answers: { ...answers, ...emptyWallet } } }
/** A top-up that was spent was taken back by its bank. */
export const Shut: Screen = { args: { answers: { ...answers, walletHistory: shutHistory() } } }
export const Loading: Screen = {
  args: { answers: { ...answers, walletHistory: pending, withdrawals: pending, bankAccounts: pending } },
  parameters: { pictures: [] },
}
export const Failed: Screen = {
  args: {
    answers: { ...answers, walletHistory: unavailable, withdrawals: unavailable, bankAccounts: unavailable },
  },
  parameters: { pictures: [] },
}

const withdraws: NonNullable<Screen['play']> = async ({ args, canvasElement }) => {
  await settled(args)
  await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.withdraw.action }))
  await userEvent.type(
    await within(document.body).findByRole('textbox', { name: texts.withdraw.amount }),
    '200000',
  )
}
export const Withdrawing: Screen = {
  parameters: { pictures: ['phone', 'laptop'], shown: '[role="dialog"]' },
  play: withdraws,
}
export const Confirming: Screen = {
  parameters: { pictures: ['phone', 'laptop'], shown: '[role="dialog"]' },
  play: async (context) => {
    await withdraws(context)
    const body = within(document.body)
    await userEvent.click(body.getByRole('button', { name: texts.withdraw.next }))
    await userEvent.type(await body.findByLabelText(texts.confirm.pin), '480217')
  },
}
export const ToppingUp: Screen = {
  args: { at: topUpOf(125_000) },
  parameters: { pictures: fullPictures, shown: '[role="dialog"]' },
  play: async ({ args }) => {
    await settled(args)
    await userEvent.click(await within(document.body).findByRole('radio', { name: /QRIS/ }))
  },
}
export const TopUpToPay: Screen = {
  args: { answers: { ...answers, invoices: list([topUp]) } },
  parameters: { pictures: ['phone', 'laptop'] },
}
export const WithoutPin: Screen = {
  args: {
    customer: { ...customer, has_pin: false },
    answers: { ...answers, profile: { action: true as const, customer: { ...customer, has_pin: false } } },
  },
  parameters: { pictures: [] },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.withdraw.action }))
    await within(document.body).findByText(texts.noPin.title)
  },
}
export const WithoutAccount: Screen = {
  args: { answers: { ...answers, bankAccounts: { action: true as const, results: [] } } },
  parameters: { pictures: [] },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.withdraw.action }))
    await within(document.body).findByText(texts.noAccount.title)
  },
}
/** A withdrawal of the history, which stands nowhere else once it has ended. */
export const EndedWithdrawal: Screen = {
  args: { at: paths.balance },
  parameters: { pictures: ['phone'], shown: '[role="dialog"]' },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    const [code] = await within(canvasElement).findAllByRole('button', { name: 'WD-3XN8PQ2C' })
    if (code) await userEvent.click(code)
  },
}
export const History: Screen = { args: { at: paths.balance }, parameters: { pictures: fullPictures } }
export const NoAccounts: Screen = {
  args: { at: paths.bankAccounts, answers: { ...answers, ...emptyWallet } },
  parameters: { pictures: ['phone'] },
}
export const Accounts: Screen = { args: { at: paths.bankAccounts }, parameters: { pictures: fullPictures } }
