import { calls, type KeptNotice, type NoticeEvent } from '@seberang/domain/api'
import { useEffect, useEffectEvent } from 'react'
import { useChange } from '../../lib/api/use-change.ts'

type News = KeptNotice & { event: NoticeEvent }

/** What the customer has not read of the notices that tell something, the newest of each shipment and invoice. */
export function unreadNews(notices: readonly KeptNotice[]): readonly News[] {
  const unread = notices.flatMap(({ event, ...notice }) =>
    event === undefined || notice.read ? [] : { ...notice, event },
  )
  return unread.filter(({ code }, at) => unread.findIndex((other) => other.code === code) === at)
}

/** Marks news as read when the panel that shows them closes. */
export function useReadOnClose(news: readonly News[], open: boolean): void {
  const { trigger } = useChange(calls.readNotices, [calls.notices])
  const markRead = useEffectEvent(() => {
    const [newest] = news
    // One that could not be marked is shown again.
    if (newest) void trigger({ body: { id: newest.id } }).catch(() => undefined)
  })
  useEffect(() => (open ? () => markRead() : undefined), [open])
}
