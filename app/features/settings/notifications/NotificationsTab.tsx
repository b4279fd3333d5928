import { Badge } from '@seberang/design-system/Badge'
import { Check } from '@seberang/design-system/Checkbox'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Table } from '@seberang/design-system/Table'
import { Text } from '@seberang/design-system/Text'
import { Stack } from '@seberang/design-system/Stack'
import {
  calls,
  lockedTopics,
  notificationChannels,
  switchableTopics,
  type NotificationChange,
  type NotificationChannel,
  type NotificationChoice,
  type NotificationSettings,
} from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '../../../components/ListSkeleton.tsx'
import { Resource } from '../../../components/Resource.tsx'
import { useCall } from '../../../lib/api/use-call.ts'
import { DeviceSection } from './DeviceSection.tsx'
import { QuietSection } from './QuietSection.tsx'
import { useSave } from './use-save.ts'

/** What the customer is told, and when not. Each switch takes effect at once, and can be taken back. */
export function NotificationsTab() {
  const settings = useCall(calls.notifications, {})
  const save = useSave(settings)
  return (
    <Resource of={settings} loading={<ListSkeleton />}>
      {({ data }) => (
        <>
          <Choices settings={data} save={save} />
          <DeviceSection isOn={data.devices.this} mutate={settings.mutate} />
          <QuietSection hours={data.quiet_hours} save={save} />
        </>
      )}
    </Resource>
  )
}

type Topic = (typeof switchableTopics | typeof lockedTopics)[number]

interface ChoicesProps {
  settings: NotificationSettings
  save: (change: NotificationChange, done: string, undo: NotificationChange) => Promise<void>
}

function Choices({ settings, save }: ChoicesProps) {
  const { t } = useTranslation('notifications')

  function change(choice: NotificationChoice, isOn: boolean): void {
    const names = { topic: t(`topic.${choice.topic}`), channel: t(`channel.${choice.channel}`) }
    const done = isOn ? t('on', names) : t('off', names)
    void save({ choice: { ...choice, is_on: isOn } }, done, { choice })
  }
  const cell = (topic: Topic, channel: NotificationChannel) => {
    const choice = settings.choices.find((one) => one.topic === topic && one.channel === channel)
    if (!choice)
      return channel === 'mail' || topic === 'money' ? (
        <Badge tone="neutral">{t('always')}</Badge>
      ) : (
        <Text step="note" tone="secondary">
          {t('onlyMail')}
        </Text>
      )
    const label = t('switch', { topic: t(`topic.${topic}`), channel: t(`channel.${channel}`) })
    return <Check label={label} checked={choice.is_on} onChange={(isOn) => change(choice, isOn)} />
  }
  const channels = notificationChannels.filter((channel) => channel === 'mail' || settings.devices.any)
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <Table<Topic>
        caption={t('table')}
        rows={[...switchableTopics, ...lockedTopics]}
        rowKey={(topic) => topic}
        cardsBelow="slim"
        columns={[
          {
            id: 'topic',
            name: t('about'),
            cell: (topic) => (
              <Stack space={1}>
                <Text weight="semibold">{t(`topic.${topic}`)}</Text>
                <Text step="note" tone="secondary">
                  {t(`note.${topic}`)}
                </Text>
              </Stack>
            ),
          },
          ...channels.map((channel) => ({
            id: channel,
            name: t(`channel.${channel}`),
            cell: (topic: Topic) => cell(topic, channel),
          })),
        ]}
      />
      <Text step="note" tone="secondary">
        {t('why')}
      </Text>
    </SettingsSection>
  )
}
