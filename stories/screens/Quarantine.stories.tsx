import { paths } from '../../app/lib/navigation/paths.ts'
import { shipments } from '../fixtures/app/answers.ts'
import { appScreens, fullPictures, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { pending, unavailable } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'
import {
  heldBack,
  lacksPapers,
  measured,
  onItsWay,
  sentPapers,
  unknownParcel,
} from '../fixtures/app/shipments.ts'

export default {
  ...appScreens,
  title: 'Screens/Quarantine',
  args: { at: paths.quarantine, customer },
} satisfies Screens

export const Many: Screen = {
  args: { answers: shipments([unknownParcel, lacksPapers, sentPapers, heldBack, measured]) },
  parameters: { pictures: fullPictures },
}
export const SelectedInTheLocker: Screen = {
  args: {
    answers: shipments([unknownParcel, measured, onItsWay]),
    order: { selection: { chosen: [measured.cart_code, onItsWay.cart_code], couriers: {} } },
  },
}
export const One: Screen = { args: { answers: shipments([unknownParcel]) } }
export const Empty: Screen = { args: { answers: shipments([measured]) } }
export const Loading: Screen = { args: { answers: { carts: pending } } }
export const Failed: Screen = { args: { answers: { carts: unavailable } } }
export const Offline: Screen = { args: { online: false } }
