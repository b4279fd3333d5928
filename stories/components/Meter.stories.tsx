import type { Meta, StoryObj } from '@storybook/react-vite'
import { Meter, meterTones } from '@seberang/design-system/Meter'
import { Stack } from '@seberang/design-system/Stack'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/Meter',
  component: Meter,
  parameters: {
    guide: {
      when: ['How much of a known whole there is: a container, a yearly limit.'],
      whenNot: ['Work that is under way: `ProgressBar`.', 'Time that is running out: `Countdown`.'],
      do: [
        'say the figure in `valueText`; the bar alone says too little.',
        'take the line under a large figure that says what is left.',
      ],
      dont: ['let the tone alone tell that it is too much: say it in the hint.'],
      access: ['Heard as a meter with its words, not as a percentage.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <Meter label="Volume kontainer 20 kaki" value={18} max={28} valueText="18 dari 28 m³" />,
}

export const Matrix: StoryObj = {
  parameters: { forced: ['div[aria-hidden]:has(> svg)'] },
  render: () => (
    <Specimens
      columns={2}
      of={{
        tones: (
          <Stack space={4}>
            {meterTones.map((tone, index) => (
              <Meter
                key={tone}
                label="Volume kontainer 20 kaki"
                value={6 + index * 7}
                max={28}
                valueText={`${6 + index * 7} dari 28 m³`}
                tone={tone}
              />
            ))}
          </Stack>
        ),
        'empty, full, more than full': (
          <Stack space={4}>
            <Meter label="Kuota impor pribadi" value={0} max={500} valueText="USD 0 dari USD 500" />
            <Meter label="Kuota impor pribadi" value={500} max={500} valueText="USD 500 dari USD 500" />
            <Meter
              label="Kuota impor pribadi"
              value={640}
              max={500}
              valueText="USD 640 dari USD 500"
              tone="critical"
              hint="USD 140 di atas batas: pakai jalur badan usaha."
            />
          </Stack>
        ),
        'a line: nothing, some, more than all': (
          <Stack space={4}>
            {[0, 46, 190].map((used) => (
              <Meter
                key={used}
                variant="line"
                label="batas Rp150 juta"
                value={used}
                max={150}
                valueText={`Rp${used} juta terpakai`}
              />
            ))}
          </Stack>
        ),
        'narrow, long words': (
          <Narrow>
            <Meter label={longLabel} value={3} max={8} valueText={longRegion} hint={longLabel} />
          </Narrow>
        ),
      }}
    />
  ),
}
