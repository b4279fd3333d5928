import { calls, type KeptNotice } from '@seberang/domain/api'
import { useEffect, useEffectEvent } from 'react'
import { useChange } from '../../lib/api/use-call.ts'

/** What the customer has not read of the notices that tell something, the newest of each shipment. */
export function unreadNews(notices: readonly KeptNotice[]): readonly (KeptNotice & { price: number })[] {
  const unread = notices.flatMap(({ price, ...notice }) =>
    price === undefined || notice.read ? [] : { ...notice, price },
  )
  return unread.filter(({ code }, at) => unread.findIndex((other) => other.code === code) === at)
}

/** Marks news as read when the panel that shows them closes. */
export function useReadOnClose(news: readonly KeptNotice[], open: boolean): void {
  const { trigger } = useChange(calls.readNotices, [calls.notices])
  const markRead = useEffectEvent(() => {
    const [newest] = news
    // One that could not be marked is shown again.
    if (newest) void trigger({ body: { id: newest.id } }).catch(() => undefined)
  })
  useEffect(() => (open ? () => markRead() : undefined), [open])
}
