import { noticeDays } from '../../limits/index.ts'
import { defineCall } from '../define.ts'
import { type Notices, type NoticeTopic, type NoticesRead } from '../types/notice.ts'

export const noticeCalls = {
  notices: defineCall<{ answer: Notices; query: { page: number; page_size: number; topic?: NoticeTopic } }>(
    'notices',
    {
      method: 'GET',
      path: '/api/notices',
      auth: 'customer',
      about: `What has changed for the customer, newest first; kept for ${noticeDays} days.`,
    },
  ),
  readNotices: defineCall<{ answer: NoticesRead; body: { id: number } }>('readNotices', {
    method: 'POST',
    path: '/api/notices/read',
    auth: 'customer',
    about: 'Marks every notice up to this number as read.',
  }),
}
