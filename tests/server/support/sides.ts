import { calls } from '@seberang/domain/api'
import type { Gateway } from '../../../server/gateway/gateway.ts'
import { createMidtrans } from '../../../server/gateway/midtrans.ts'
import { createXendit } from '../../../server/gateway/xendit.ts'
import type { Config } from '../../../server/main.ts'
import { Browser } from './api.ts'
import { startMidtrans } from './midtrans.ts'
import type { Provider } from './provider.ts'
import { startXendit } from './xendit.ts'

/** An adapter with its stand-in, in words that fit any. */
export interface Side {
  fake: Provider
  /** Of a server that has this gateway alone. */
  config: Partial<Config>
  gateway(key?: string): Gateway
  pays(orderId: string): void
  isCancelled(orderId: string): boolean
  refundsOf(orderId: string): number
  /** Where a wallet leads from now on. */
  leadsTo(url: string | undefined): void
  readsForged(orderId: string): unknown
  notify(server: string, orderId: string): Promise<{ status: number }>
}

const timeOutMs = 300

export const sides: readonly [name: string, start: () => Promise<Side>][] = [
  [
    'Midtrans',
    async () => {
      const fake = await startMidtrans()
      const gateway = (serverKey = fake.serverKey) =>
        createMidtrans({ serverKey, baseUrl: fake.url, pageUrl: fake.url, timeOutMs })
      return {
        fake,
        config: { gateways: ['midtrans'], midtransServerKey: fake.serverKey, midtransUrl: fake.url },
        gateway,
        pays: (orderId) => fake.becomes(orderId, 'settlement'),
        isCancelled: (orderId) => fake.order(orderId).transaction_status === 'cancel',
        refundsOf: (orderId) => fake.order(orderId).refunds.length,
        leadsTo: (url) => (fake.link = url),
        readsForged: (orderId) => gateway().read({ ...fake.notification(orderId), gross_amount: '1.00' }),
        notify: (server, orderId) =>
          new Browser(server).call(calls.gatewayNotification, { body: fake.notification(orderId) }),
      }
    },
  ],
  [
    'Xendit',
    async () => {
      const fake = await startXendit()
      const gateway = (secretKey = fake.secretKey) =>
        createXendit({ secretKey, callbackToken: fake.callbackToken, baseUrl: fake.url, timeOutMs })
      return {
        fake,
        config: {
          gateways: ['xendit'],
          xenditSecretKey: fake.secretKey,
          xenditCallbackToken: fake.callbackToken,
          xenditUrl: fake.url,
        },
        gateway,
        pays: (orderId) => void fake.pays(orderId),
        isCancelled: (orderId) => fake.request(orderId).status === 'CANCELED',
        refundsOf: () => fake.refunds.length,
        leadsTo: (url) => (fake.link = url),
        readsForged: (orderId) => gateway().read(fake.notification(orderId), 'another-token'),
        notify: (server, orderId) =>
          new Browser(server).call(calls.xenditNotification, {
            body: fake.notification(orderId),
            headers: { 'x-callback-token': fake.callbackToken },
          }),
      }
    },
  ],
]
