import type { Customer } from '@seberang/domain/api'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import texts from '../../app/locales/id/avatar.json'
import { session } from '../../app/lib/session/session.ts'
import { paths } from '../../app/lib/navigation/paths.ts'
import { appScreens, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { Refused, type Answers } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'
import { portrait } from '../fixtures/portrait.ts'

const uploaded = { ...customer, avatar_url: '/api/file/me' }

/** Whoever is signed in, as the page reads it again. */
const as = (who: Customer, answers: Answers = {}) => ({
  customer: who,
  answers: {
    profile: { action: true as const, customer: who },
    readFile: () => bytesOf(portrait),
    ...answers,
  },
})

export default {
  ...appScreens,
  title: 'Screens/Avatar',
  args: { at: paths.settings, ...as({ ...customer, avatar: 'avatar-02' }) },
} satisfies Screens

const bytesOf = (url: string) =>
  new Blob([decodeURIComponent(url.replace(/^[^,]*,/, ''))], { type: 'image/svg+xml' })

/** A camera's photo: what the drawing shows, as pixels. */
async function photo(): Promise<File> {
  const image = new Image()
  image.src = portrait
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 960
  canvas.height = 720
  canvas.getContext('2d')?.drawImage(image, 0, 0, 960, 720)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([bytes ?? ''], 'me.png', { type: 'image/png' })
}

async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = within(canvasElement).getByLabelText(texts.upload, { selector: 'input' })
  await userEvent.upload(input, file)
}

const dialog = { shown: '[role="dialog"]', pictures: ['phone', 'laptop'] } as const

export const Drawing: Screen = {}
export const Photo: Screen = { args: as(uploaded) }
/** As in the settings. */
export const Initials: Screen = { args: as(customer), parameters: { pictures: [] } }

export const Picking: Screen = {
  parameters: dialog,
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pilih dari 37' }))
    await settled(args)
  },
}

const cropping: Screen['play'] = async ({ args, canvasElement }) => {
  await settled(args)
  await choose(canvasElement, await photo())
  const body = within(canvasElement.ownerDocument.body)
  await body.findByRole('application', { name: texts.crop.area })
  await settled(args)
}

export const Cropping: Screen = { parameters: dialog, play: cropping }

const stored: { url: string | null } = { url: null }

export const Uploaded: Screen = {
  args: as(customer, {
    profile: () => ({ action: true, customer: { ...customer, avatar_url: stored.url } }),
    uploadAvatar: () => {
      stored.url = '/api/file/new'
      return { action: true, avatar_url: stored.url }
    },
  }),
  parameters: { pictures: [] },
  play: async (context) => {
    await cropping(context)
    const body = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(body.getByRole('button', { name: texts.crop.use }))
    // A browser without a graphics card takes its time to draw and encode the photo.
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull(), { timeout: 10_000 })
    await waitFor(() =>
      expect(session().customer).toMatchObject({ avatar: null, avatar_url: '/api/file/new' }),
    )
  },
}

export const UploadRefused: Screen = {
  args: as(customer, { uploadAvatar: new Refused(429, { message: 'Terlalu sering. Coba lagi besok.' }) }),
  parameters: { shown: dialog.shown },
  play: async (context) => {
    await cropping(context)
    const body = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(body.getByRole('button', { name: texts.crop.use }))
    await settled(context.args)
  },
}

export const Unreadable: Screen = {
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await choose(canvasElement, new File(['no picture'], 'me.png', { type: 'image/png' }))
    await within(canvasElement).findByText(texts.unreadable)
    await settled(args)
  },
}
