import { Badge } from '@seberang/design-system/Badge'
import { CostSummary } from '@seberang/design-system/CostSummary'
import { MeasurementCompare } from '@seberang/design-system/MeasurementCompare'
import { Money } from '@seberang/design-system/Money'
import { PriceDetails } from '@seberang/design-system/PriceDetails'
import { Text } from '@seberang/design-system/Text'
import { DocPage, DocSection, Rule, Rules, Stage } from '../../.storybook/docs/Page.tsx'
import { airLines, airTotal } from '../fixtures/price-lines.ts'

export function MoneyPattern() {
  return (
    <DocPage
      place="Patterns"
      title="Money and measures"
      lead="Every figure says what it is: estimate or measured, per what, to whom. There is one total on a screen, and it is the one that is paid."
    >
      <DocSection
        title="Every line has a reason"
        text="`PriceDetails`: name left, amount right, how it came about beneath. Press “Mengapa?” for all of it."
      >
        <Stage>
          <PriceDetails
            title="Rincian biaya"
            why={{ open: 'Mengapa?', close: 'Tutup alasan' }}
            groups={[{ id: 'lens', lines: airLines }]}
            foot={{
              statement: {
                basis: 'estimate',
                label: 'Perkiraan',
                amount: airTotal,
                toYourDoor: 'sampai di tanganmu, ditimbang lagi di gudang',
              },
              day: 'Kurs USD Rp16.000, 12 Nov 2026.',
            }}
          />
        </Stage>
      </DocSection>
      <DocSection
        title="Estimate, then measured"
        text="The word is always there. The warehouse weighs, the difference is paid back or asked for, and the page says so."
      >
        <Stage>
          <MeasurementCompare
            label="Berat dan ukuran"
            estimatedName="Perkiraan"
            measuredName="Ditimbang"
            unmeasured="belum"
            rows={[
              { name: 'Berat', estimated: '0,80 kg', measured: '1,15 kg' },
              { name: 'Ukuran', estimated: '20 × 15 × 12 cm', measured: '24 × 18 × 14 cm' },
              { name: 'Berat tagih', estimated: '1,0 kg', measured: '1,5 kg', isBilled: true },
            ]}
          />
        </Stage>
      </DocSection>
      <DocSection
        title="In short"
        text="`CostSummary` where reasons are a press away; `Money` alone in lists."
      >
        <Stage>
          <CostSummary
            lines={[
              { name: 'Ongkir udara', note: '1,5 kg × Rp245.000', amount: 'Rp367.500' },
              { name: 'Voucher', amount: '−Rp36.750' },
            ]}
            total={{ name: 'Sementara', amount: 'Rp330.750' }}
          />
        </Stage>
      </DocSection>
      <DocSection title="Do and don’t">
        <Rules>
          <Rule good text="say estimate in a word, beside the figure.">
            <Money size="large">Rp367.500</Money> <Badge>perkiraan</Badge>
          </Rule>
          <Rule good={false} text="say it with a sign or only with a paler colour.">
            <Text tone="tertiary">± Rp367.500</Text>
          </Rule>
          <Rule good text="keep what costs nothing, with the reason.">
            <Text>PPh Rp0, tidak dipungut sampai USD 1.500.</Text>
          </Rule>
          <Rule good={false} text="sell. “Gratis” is not a reason.">
            <Text>PPh GRATIS!</Text>
          </Rule>
        </Rules>
      </DocSection>
    </DocPage>
  )
}
