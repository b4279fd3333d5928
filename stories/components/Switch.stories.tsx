import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from '@seberang/design-system/Switch'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'

export default { title: 'Forms/Switch', component: Switch } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        off: <Switch label="Ada kayu di dalam kiriman" checked={false} onChange={nothing} />,
        on: (
          <Switch
            label="Ada kayu di dalam kiriman"
            description="Palet, peti, atau perabot."
            checked
            onChange={nothing}
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <Switch label={longLabel} description={longRegion} checked onChange={nothing} />
          </Narrow>
        ),
      }}
    />
  ),
}
