import { Heading, headingStepNames } from '@seberang/design-system/Heading'
import { Money } from '@seberang/design-system/Money'
import { Stack } from '@seberang/design-system/Stack'
import { Text, textStepNames } from '@seberang/design-system/Text'
import { typeSteps } from '@seberang/tokens'
import { DocPage, DocSection, Rule, Rules, Stage } from '../../.storybook/docs/Page.tsx'
import * as styles from './foundations.css.ts'

const measure = (step: keyof typeof typeSteps): string => {
  const { size, line, weight } = typeSteps[step]
  return `${step}, ${size}/${line} px, ${weight}`
}

const samples = [
  { language: 'id', name: 'Indonesian', text: 'Belanja dari luar negeri, tahu semua biayanya di depan.' },
  { language: 'en', name: 'English', text: 'Buy abroad and see every cost first.' },
  { language: 'zh', name: 'Chinese', text: '海外购物，费用一目了然。' },
] as const

/** The type scale, and how it reads in three languages. */
export function TypePage() {
  return (
    <DocPage
      place="Foundations"
      title="Type"
      lead="Plus Jakarta Sans, one variable file of 27 kB; Noto Sans SC in slices for Chinese. Figures that can change or stand in a column have one width."
    >
      <DocSection title="Titles" text="Weight and space before size. One of level 1 per page.">
        <Stack space={5}>
          {headingStepNames.map((step) => (
            <Stack key={step} space={1}>
              <div lang="id">
                <Heading level={3} step={step}>
                  Tahu semua biayanya di depan
                </Heading>
              </div>
              <Text step="note" tone="tertiary">
                {measure(step)}
              </Text>
            </Stack>
          ))}
        </Stack>
      </DocSection>
      <DocSection
        title="Text"
        text="`work` and `note` carry the screens; nothing is smaller than 12 px. Inputs are 16 px, so that phones do not zoom in."
      >
        <Stack space={5}>
          {textStepNames.map((step) => (
            <Stack key={step} space={1}>
              <div lang="id">
                <Text step={step}>Ongkir, bea masuk, dan pajak dirinci sebelum kamu bayar.</Text>
              </div>
              <Text step="note" tone="tertiary">
                {measure(step)}
              </Text>
            </Stack>
          ))}
        </Stack>
      </DocSection>
      <DocSection
        title="Three languages"
        text="Chinese gets 2 px more between the lines and no negative tracking; it has no italics."
      >
        <div className={styles.languages}>
          {samples.map(({ language, name, text }) => (
            <Stack key={language} space={2}>
              <Text step="note" tone="tertiary">
                {name}
              </Text>
              <div lang={language}>
                <Stack space={2}>
                  <Heading level={3} step="display">
                    {text}
                  </Heading>
                  <Text step="read" tone="secondary">
                    {text}
                  </Text>
                </Stack>
              </div>
            </Stack>
          ))}
        </div>
      </DocSection>
      <DocSection
        title="Figures"
        text="Tabular wherever they stand below each other or can change: money, weights, dates, codes."
      >
        <Stage>
          <Stack space={1} align="end">
            {['Rp367.500', 'Rp1.111.111', 'Rp8.808.880', 'Rp1.234.567.890.123'].map((amount) => (
              <Money key={amount}>{amount}</Money>
            ))}
          </Stack>
        </Stage>
      </DocSection>
      <DocSection title="Do and don’t">
        <Rules>
          <Rule good text="keep a line to 66 characters with `measure`." />
          <Rule good={false} text="set words in capitals. They are read letter by letter." />
        </Rules>
      </DocSection>
    </DocPage>
  )
}
