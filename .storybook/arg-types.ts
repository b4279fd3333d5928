import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'
import props from 'virtual:props'
import type { Prop } from './props.ts'

function controlOf({ type, options }: Prop): Pick<StrictInputType, 'control' | 'options'> {
  if (options.length > 1) return { control: { type: options.length > 4 ? 'select' : 'radio' }, options }
  switch (type) {
    case 'boolean':
      return { control: { type: 'boolean' } }
    case 'number':
      return { control: { type: 'number' } }
    case 'string':
    case 'ReactNode':
      return { control: { type: 'text' } }
    default:
      return { control: false }
  }
}

const argTypeOf = (prop: Prop): StrictInputType => ({
  name: prop.name,
  description: prop.text,
  ...controlOf(prop),
  table: {
    type: { summary: prop.type },
    ...(prop.defaultValue && { defaultValue: { summary: prop.defaultValue } }),
  },
})

/** Fills Storybook's panel of controls from the same props as the tables of the pages. */
export const withProps: ArgTypesEnhancer = ({ title, argTypes }) => {
  const read = props[title.split('/').at(-1) ?? ''] ?? []
  return { ...argTypes, ...Object.fromEntries(read.map((prop) => [prop.name, argTypeOf(prop)])) }
}
