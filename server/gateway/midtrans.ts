import type { PaymentMethod } from '@seberang/domain/api'
import type { PaymentDetails } from '../database/schema/index.ts'
import { readNotification, stateOf, wholeRupiah, type Gateway } from './gateway.ts'

const timeOutMs = 15_000

const chargeOf: Record<PaymentMethod, object> = {
  va_bni: { payment_type: 'bank_transfer', bank_transfer: { bank: 'bni' } },
  va_bri: { payment_type: 'bank_transfer', bank_transfer: { bank: 'bri' } },
  va_bca: { payment_type: 'bank_transfer', bank_transfer: { bank: 'bca' } },
  va_mandiri: { payment_type: 'echannel', echannel: { bill_info1: 'Seberang', bill_info2: 'Invoice' } },
}

interface Told {
  status_code?: string
  order_id?: string
  transaction_id?: string
  transaction_status?: string
  fraud_status?: string
  gross_amount?: string
  va_numbers?: { va_number?: string }[]
  biller_code?: string
  bill_key?: string
}

/**
 * Midtrans' Core API.
 * @param baseUrl https://api.midtrans.com, or the sandbox's address of Midtrans
 */
export function createMidtrans(serverKey: string, baseUrl: string): Gateway {
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Told> => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeOutMs),
    })
    const told: unknown = await answer.json()
    if (typeof told !== 'object' || told === null)
      throw new Error(`Midtrans answered ${answer.status} without a body`)
    return told
  }

  return {
    async charge({ order_id, method, amount, expires_at, customer }) {
      const told = await ask('POST', '/v2/charge', {
        ...chargeOf[method],
        transaction_details: { order_id, gross_amount: amount },
        customer_details: { first_name: customer.name, email: customer.email },
        custom_expiry: {
          expiry_duration: Math.max(1, Math.round((expires_at.getTime() - Date.now()) / 60_000)),
          unit: 'minute',
        },
      })
      // 406: this order was charged before, and its answer was lost on the way to us.
      const charge =
        told.status_code === '406' ? await ask('GET', `/v2/${encodeURIComponent(order_id)}/status`) : told
      if (!charge.transaction_id) throw new Error(`Midtrans refused a charge with ${told.status_code}`)
      return { transaction_id: charge.transaction_id, ...detailsOf(charge) }
    },
    async status(orderId) {
      const told = await ask('GET', `/v2/${encodeURIComponent(orderId)}/status`)
      if (told.status_code === '404') return null
      const {
        status_code = '',
        transaction_status = '',
        fraud_status,
        transaction_id = '',
        gross_amount = '',
      } = told
      return {
        order_id: orderId,
        transaction_id,
        state: stateOf({ status_code, transaction_status, fraud_status }),
        amount: wholeRupiah(gross_amount),
      }
    },
    read: (notification) => readNotification(notification, serverKey),
  }
}

function detailsOf(told: Told): PaymentDetails {
  if (told.biller_code && told.bill_key)
    return { bill: { biller_code: told.biller_code, bill_key: told.bill_key } }
  return { va_number: told.va_numbers?.[0]?.va_number }
}
