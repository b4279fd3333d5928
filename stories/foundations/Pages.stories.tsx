import type { Meta, StoryObj } from '@storybook/react-vite'
import { Welcome } from '../introduction/Welcome.tsx'
import { ConfirmationPattern } from '../patterns/ConfirmationPattern.tsx'
import { EmptyPattern } from '../patterns/EmptyPattern.tsx'
import { FormsPattern } from '../patterns/FormsPattern.tsx'
import { LoadingPattern } from '../patterns/LoadingPattern.tsx'
import { MoneyPattern } from '../patterns/MoneyPattern.tsx'
import { ColourPage } from './ColourPage.tsx'
import { IconsPage } from './IconsPage.tsx'
import { MotionPage } from './MotionPage.tsx'
import { SpacePage } from './SpacePage.tsx'
import { StatusesPage } from './StatusesPage.tsx'
import { TypePage } from './TypePage.tsx'
import { WritingPage } from './WritingPage.tsx'

/**
 * The written pages as stories, so that they pass the same gates; readers find them in their own sections.
 */
export default {
  title: 'Foundations/Pages',
  tags: ['!dev', '!autodocs'],
  parameters: { frame: 'page' },
} satisfies Meta

export const First: StoryObj = { render: () => <Welcome /> }
export const Colour: StoryObj = { render: () => <ColourPage /> }
export const Type: StoryObj = { render: () => <TypePage /> }
export const Space: StoryObj = { render: () => <SpacePage /> }
export const Icons: StoryObj = { render: () => <IconsPage /> }
export const Motion: StoryObj = { render: () => <MotionPage /> }
export const Statuses: StoryObj = { render: () => <StatusesPage /> }
export const Writing: StoryObj = { render: () => <WritingPage /> }
export const Forms: StoryObj = { render: () => <FormsPattern /> }
export const Money: StoryObj = { render: () => <MoneyPattern /> }
export const Empty: StoryObj = { render: () => <EmptyPattern /> }
export const Confirmation: StoryObj = { render: () => <ConfirmationPattern /> }
export const Loading: StoryObj = { render: () => <LoadingPattern /> }
