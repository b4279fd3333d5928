import { useToast } from '@seberang/design-system/Toast'
import {
  calls,
  type AnswerOf,
  type NotificationChange,
  type NotificationSettings,
} from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import type { SWRResponse } from 'swr'
import { request } from '../../../lib/api/client.ts'
import { refusalIn } from '../../../lib/api/errors.ts'

type Save = (change: NotificationChange, done: string, undo: NotificationChange) => Promise<void>
type Answer = AnswerOf<typeof calls.notifications>

const applied = (
  { choices, quiet_hours, devices }: NotificationSettings,
  change: NotificationChange,
): NotificationSettings => ({
  choices: choices.map((one) =>
    one.topic === change.choice?.topic && one.channel === change.choice.channel ? change.choice : one,
  ),
  quiet_hours: change.quiet_hours ?? quiet_hours,
  devices,
})

/** Shows a change at once, saves it, and offers to take it back. One that cannot be saved goes back by itself. */
export function useSave({ data: shown, mutate }: SWRResponse<Answer, unknown>): Save {
  const { t } = useTranslation('notifications')
  const toaster = useToast()

  async function send(change: NotificationChange): Promise<boolean> {
    try {
      await mutate(request(calls.saveNotifications, { body: change }), {
        revalidate: false,
        rollbackOnError: true,
        optimisticData: (current) => {
          const before = current ?? shown
          if (!before) throw new Error('nothing is shown that could be changed')
          return { ...before, data: applied(before.data, change) }
        },
      })
      return true
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('failed') })
      return false
    }
  }
  return async (change, done, undo) => {
    if (!(await send(change))) return
    toaster.show({ text: done, action: { label: t('undo'), onClick: () => void send(undo) } })
  }
}
