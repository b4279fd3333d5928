import { emptySetup, type SetupDraft } from '../../app/features/setup/draft.ts'
import { paths } from '../../app/lib/navigation/paths.ts'
import { landingKey } from '../../app/lib/session/landing.ts'
import { appScreens, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { list } from '../fixtures/app/answers.ts'
import { noDraft } from '../fixtures/app/drafts.ts'
import { pending, unavailable } from '../fixtures/app/network.ts'
import { customer, home } from '../fixtures/app/people.ts'
import { visit } from '../fixtures/app/visit.ts'
import { languageOf } from '../../.storybook/docs/globals.ts'

const withDraft = (draft: SetupDraft) => ({
  draft: {
    action: true as const,
    data: {
      kind: 'setup' as const,
      version: 1,
      updated_at: '2026-11-23T03:10:00.000Z',
      body: { saved_at: 0, draft },
    },
  },
})
const none = { addresses: list([]), draft: noDraft }
const withoutPicture = { pictures: [] }

export default {
  ...appScreens,
  title: 'Screens/Setup',
  args: { at: paths.setup, customer, answers: none },
  beforeEach: async ({ args, globals }) => {
    const leave = await visit(args, languageOf(globals['language']))
    localStorage.setItem(landingKey, '1')
    return leave
  },
} satisfies Screens

export const New: Screen = { parameters: { pictures: ['phone-dark'] } }
/** All three steps are done, for a company. */
export const Done: Screen = {
  args: {
    answers: {
      addresses: list([home]),
      ...withDraft({ ...emptySetup('business'), country: 'US' }),
    },
  },
  parameters: { pictures: ['phone', 'laptop'] },
}
export const Loading: Screen = {
  args: { answers: { ...none, agents: pending } },
  parameters: withoutPicture,
}
export const Failed: Screen = {
  args: { answers: { ...none, agents: unavailable } },
  parameters: withoutPicture,
}
