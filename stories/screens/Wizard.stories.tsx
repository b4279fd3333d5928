import { houseRule, type HsCode } from '@seberang/domain/api'
import { expect, userEvent, within } from 'storybook/test'
import texts from '../../app/locales/id/wizard.json'
import type { DraftStep, ShipmentDraft } from '../../app/features/wizard/draft/draft.ts'
import { device } from '../../app/lib/drafts/device.ts'
import { draftKey } from '../../app/lib/drafts/owner.ts'
import { editOf, paths } from '../../app/lib/navigation/paths.ts'
import { savedOf } from '../../app/lib/navigation/saved-link.ts'
import { data, list } from '../fixtures/app/answers.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import {
  bannedByName,
  byAir,
  bySea,
  otherDrafts,
  savedDraft,
  typing,
  unclassified,
  withBoxes,
} from '../fixtures/app/drafts.ts'
import { hoursFromNow } from '../fixtures/app/clock.ts'
import { pending, Refused, unavailable } from '../fixtures/app/network.ts'
import { couriers, customer } from '../fixtures/app/people.ts'
import {
  bySea as savedBySea,
  onItsWay,
  lacksPapers,
  measured,
  sentPapers,
  unknownParcel,
} from '../fixtures/app/shipments.ts'

export default { ...appScreens, title: 'Screens/Wizard', args: { at: paths.wizard } } satisfies Screens

/** Somebody goes on with what they typed before. */
const at = (step: DraftStep, draft: ShipmentDraft): Partial<Screen> => ({
  args: { customer, answers: { draft: savedDraft({ ...draft, step }) } },
})

export const Guest: Screen = {}
/** A first-timer has no account yet: registering is the next step, signing in stands above. */
export const GuestSummary: Screen = {
  beforeEach: () =>
    device.write(draftKey(null, 'import'), {
      body: { ...byAir, step: 'summary' },
      savedAt: Date.parse(hoursFromNow(0)),
      version: 0,
      sent: false,
    }),
}
export const NothingChosen: Screen = {
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.next.products }))
    await settled(args)
  },
}
export const Origin: Screen = { ...at('origin', byAir), parameters: { pictures: fullPictures } }
/** Signed in with a draft on this device while the account has another one: both stay until one is chosen. */
export const TwoDrafts: Screen = {
  args: {
    customer,
    answers: {
      saveDraft: new Refused(409, {
        message: 'Draf ini diubah di perangkat lain.',
        code: 'changed_meanwhile',
        data: savedDraft(bySea).data,
      }),
    },
  },
  beforeEach: () =>
    device.write(draftKey(customer.customer_id, 'import'), {
      body: { ...byAir, step: 'origin' },
      savedAt: Date.parse(hoursFromNow(0)),
      version: 0,
      sent: false,
    }),
  parameters: { pictures: fullPictures },
}
/** The draft that was not chosen waits at the first step. */
export const OtherDrafts: Screen = {
  args: {
    customer,
    answers: {
      draft: ({ params }) =>
        params['kind'] === 'import_other' ? otherDrafts(bySea) : savedDraft({ ...byAir, step: 'origin' }),
    },
  },
  parameters: { pictures: ['phone', 'laptop'] },
}
export const FirstProduct: Screen = at('products', { ...byAir, products: [] })
export const Products: Screen = at('products', byAir)
export const Typing: Screen = { ...at('products', typing), parameters: { pictures: fullPictures } }
export const HsCodes: Screen = {
  ...at('products', typing),
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: texts.field.hscode }))
    await settled(args)
  },
  parameters: { pictures: fullPictures },
}
const airsoft: HsCode = {
  hscode: '930400',
  label: 'Senjata angin dan airsoft',
  category_id: 'umum',
  percentage_bea_masuk: 15,
  percentage_ppn: 11,
  percentage_pph: 7.5,
  matched: ['airsoft', 'gun'],
  restriction: {
    kind: 'banned',
    reason: 'Senjata tidak boleh dikirim lewat layanan ini.',
    source: houseRule,
  },
}
export const NamedAsBannedGoods: Screen = {
  args: {
    customer,
    answers: {
      draft: savedDraft({ ...bannedByName, step: 'products' }),
      hsCodes: ({ query }) => list(query.has('query') ? [airsoft] : []),
    },
  },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    within(canvasElement)
      .getByText(texts.nameQuestion.title.replace('{{goods}}', airsoft.label))
      .scrollIntoView({ block: 'center' })
  },
  parameters: { pictures: fullPictures },
}
export const Unclassified: Screen = at('products', unclassified)
export const UnclassifiedSummary: Screen = at('summary', unclassified)
export const DeliveryByAir: Screen = { ...at('delivery', byAir), parameters: { pictures: fullPictures } }
export const DeliveryBySea: Screen = at('delivery', bySea)
/** The couriers' fees for the 58 kg that its boxes are billed as. */
const toTheDoor = (step: DraftStep): Partial<Screen> => ({
  args: {
    customer,
    answers: {
      draft: savedDraft({ ...withBoxes, step }),
      courierPrices: list(couriers.map((one) => ({ ...one, shipping_fee: one.price_per_kg * 58 }))),
    },
  },
})
export const Boxes: Screen = {
  ...toTheDoor('delivery'),
  play: async ({ args, canvasElement }) => {
    await settled(args)
    const title = new RegExp(texts.boxes.title.replace('?', String.raw`\?`))
    await userEvent.click(within(canvasElement).getByRole('button', { name: title }))
    await settled(args)
  },
  parameters: { pictures: fullPictures },
}
export const SummaryToTheDoor: Screen = toTheDoor('summary')
export const SummaryByAir: Screen = { ...at('summary', byAir), parameters: { pictures: fullPictures } }
export const SummaryBySea: Screen = at('summary', bySea)
export const Edit: Screen = {
  args: {
    at: editOf(onItsWay.cart_code),
    customer,
    answers: { cartOrInvoice: data({ kind: 'cart', cart: onItsWay }) },
  },
  parameters: { pictures: fullPictures },
}
/** The aside has the lines: the page does not repeat them. */
export const EditOnALaptop: Screen = {
  ...Edit,
  globals: { viewport: { value: 'desktop' } },
  parameters: { pictures: [] },
  play: async ({ args, canvas }) => {
    await settled(args)
    await expect(innerWidth).toBeGreaterThanOrEqual(992)
    const lines = canvas.getAllByText('Ongkir udara').filter((line) => line.checkVisibility())
    await expect(lines).toHaveLength(1)
  },
}
export const EditInQuarantine: Screen = {
  args: {
    at: editOf(unknownParcel.cart_code),
    customer,
    answers: { cartOrInvoice: data({ kind: 'cart', cart: unknownParcel }) },
  },
  parameters: { pictures: fullPictures },
}
export const EditForPapers: Screen = {
  args: {
    at: editOf(lacksPapers.cart_code),
    customer,
    answers: { cartOrInvoice: data({ kind: 'cart', cart: lacksPapers }) },
  },
  parameters: { pictures: fullPictures },
}
/** Some were sent; more can be added until an operator confirms. */
export const EditForMorePapers: Screen = {
  args: {
    at: editOf(sentPapers.cart_code),
    customer,
    answers: { cartOrInvoice: data({ kind: 'cart', cart: sentPapers }) },
  },
  parameters: { pictures: fullPictures },
}
export const EditForPapersInChinese: Screen = {
  args: EditForPapers.args ?? {},
  globals: { language: 'zh' },
}
export const EditForPapersWithoutAny: Screen = {
  args: EditForPapers.args ?? {},
  play: async ({ args, canvasElement }) => {
    await settled(args)
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: texts.papers.send }))
    await expect(page.getByText(texts.papers.missing)).toBeVisible()
    await expect(page.getByRole('region', { name: texts.papers.from })).toContainElement(
      document.activeElement as HTMLElement,
    )
    await settled(args)
  },
}
/** The rest of the shipment is a press away, and what has to be done stays above it. */
export const EditForPapersUnfolded: Screen = {
  args: EditForPapers.args ?? {},
  play: async ({ args, canvasElement }) => {
    await settled(args)
    const page = within(canvasElement)
    const fold = page.getByRole('button', { name: texts.papers.unfold })
    await expect(page.queryByRole('heading', { name: new RegExp(texts.step.delivery) })).toBeNull()
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('heading', { name: new RegExp(texts.step.delivery) })).toBeVisible()
    await settled(args)
  },
}
export const Loading: Screen = { args: { answers: { rates: pending } } }
export const Failed: Screen = { args: { answers: { rates: unavailable } } }

const saved = (cart: typeof onItsWay): Partial<Screen> => ({
  args: { at: savedOf(cart.cart_code), customer, answers: { cartOrInvoice: data({ kind: 'cart', cart }) } },
})
export const Saved: Screen = { ...saved(onItsWay), parameters: { pictures: fullPictures } }
/** Its one button is in sight on a laptop, without scrolling. */
export const SavedOnALaptop: Screen = {
  ...Saved,
  globals: { viewport: { value: 'desktop' } },
  parameters: { pictures: [] },
  play: async ({ args, canvas }) => {
    await settled(args)
    const copy = canvas.getByRole('button', { name: 'Copy seluruh alamat' })
    await expect(copy.getBoundingClientRect().bottom).toBeLessThan(650)
  },
}
export const SavedBySea: Screen = saved(savedBySea)
/** It arrived before its page was seen: what it weighs is known. */
export const SavedAfterArrival: Screen = saved(measured)
export const SavedWithoutPrice: Screen = saved({ ...onItsWay, priced: null })
export const SavedNotFound: Screen = {
  args: {
    at: savedOf('SC-NONE'),
    customer,
    answers: { cartOrInvoice: new Refused(404, { message: 'Tidak ditemukan.' }) },
  },
}
export const SavedLoading: Screen = {
  args: { at: savedOf('SC-NONE'), customer, answers: { cartOrInvoice: pending } },
}
export const SavedFailed: Screen = {
  args: { at: savedOf('SC-NONE'), customer, answers: { cartOrInvoice: unavailable } },
}
