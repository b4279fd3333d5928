import { Grid } from '@seberang/design-system/Grid'
import { Select } from '@seberang/design-system/Select'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Switch } from '@seberang/design-system/Switch'
import type { NotificationChange, QuietHours } from '@seberang/domain/api'
import { quietTimes } from '@seberang/domain/quiet'
import { useTranslation } from 'react-i18next'

interface QuietSectionProps {
  hours: QuietHours
  save: (change: NotificationChange, done: string, undo: NotificationChange) => Promise<void>
}

/** As times are written in Indonesia. */
const shown = (time: string): string => time.replace(':', '.')

/** When nothing comes that can wait. */
export function QuietSection({ hours, save }: QuietSectionProps) {
  const { t } = useTranslation('notifications')
  const { is_on, starts_at, ends_at } = hours
  const change = (next: Partial<QuietHours>) =>
    void save({ quiet_hours: { ...hours, ...next } }, t('quiet.saved'), { quiet_hours: hours })
  /** Without the other end: they would last for no time, or for ever. */
  const timesBut = (other: string) =>
    quietTimes.map((value) => ({ value, label: shown(value), unavailable: value === other }))
  return (
    <SettingsSection title={t('quiet.title')} text={t('quiet.text')}>
      <Switch
        label={t('quiet.switch', { from: shown(starts_at), to: shown(ends_at) })}
        description={t('quiet.through')}
        checked={is_on}
        onChange={(isOn) => change({ is_on: isOn })}
      />
      {is_on && (
        <Grid columns={2}>
          <Select
            label={t('quiet.starts')}
            value={starts_at}
            options={timesBut(ends_at)}
            onChange={(time) => change({ starts_at: time })}
          />
          <Select
            label={t('quiet.ends')}
            value={ends_at}
            options={timesBut(starts_at)}
            onChange={(time) => change({ ends_at: time })}
          />
        </Grid>
      )}
    </SettingsSection>
  )
}
