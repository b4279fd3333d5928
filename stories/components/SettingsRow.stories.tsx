import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@seberang/design-system/Badge'
import { Button } from '@seberang/design-system/Button'
import { SettingsRow, SettingsRows } from '@seberang/design-system/SettingsRow'
import { Lock, Monitor, Smartphone } from '@seberang/design-system/icons'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Layout/SettingsRow',
  component: SettingsRow,
  parameters: {
    guide: {
      when: ['A setting that takes effect by an action of its own: a password, a device, a linked account.'],
      whenNot: ['What is typed and saved with other fields: a field in a `SettingsSection`.'],
      anatomy: [
        { part: 'Icon', text: 'What it is, at a glance; the words say it, too.' },
        { part: 'Title', text: 'With a `Badge` where it has a state.' },
        { part: 'Note', text: 'What is known of it.' },
        { part: 'Action', text: 'A plain button at the right edge, which names what it acts on.' },
      ],
      access: [
        'The rows are a list; each button has a name of its own, such as "Keluarkan Firefox di Windows".',
      ],
    } satisfies Guide,
  },
} satisfies Meta

const end = (device: string) => (
  <Button variant="plain" aria-label={`Keluarkan ${device}`}>
    Keluarkan
  </Button>
)

const devices = (
  <SettingsRows label="Perangkat yang masuk">
    <SettingsRow
      icon={Smartphone}
      title="Chrome di Android"
      badge={<Badge tone="brand">ini kamu</Badge>}
      note="Masuk 3 Mei 2026, jaringan 114.10.…"
      action="sekarang"
    />
    <SettingsRow
      icon={Monitor}
      title="Firefox di Windows"
      note="Terakhir 21 Nov 2026, 16.40 WIB, jaringan 103.28.…"
      action={end('Firefox di Windows')}
    />
  </SettingsRows>
)

export const Example: StoryObj = {
  render: () => (
    <SettingsRows label="Cara masuk">
      <SettingsRow
        icon={Lock}
        title="Kata sandi"
        note="Diganti 3 Mei 2026"
        action={<Button variant="plain">Ganti</Button>}
      />
    </SettingsRows>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        devices,
        'without a note': (
          <SettingsRows label="Cara masuk">
            <SettingsRow icon={Lock} title="Kata sandi" action={<Button variant="plain">Ganti</Button>} />
          </SettingsRows>
        ),
        'long, on a narrow phone': (
          <Narrow>
            <SettingsRows label="Perangkat">
              <SettingsRow
                icon={Monitor}
                title={longLabel}
                badge={<Badge tone="caution">baru</Badge>}
                note={longLabel}
                action={end(longLabel)}
              />
            </SettingsRows>
          </Narrow>
        ),
      }}
    />
  ),
}
