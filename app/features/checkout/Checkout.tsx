import { BottomBar } from '@seberang/design-system/BottomBar'
import { Button } from '@seberang/design-system/Button'
import { Columns } from '@seberang/design-system/Columns'
import { Heading } from '@seberang/design-system/Heading'
import { LoadingLayer } from '@seberang/design-system/LoadingLayer'
import { Notice } from '@seberang/design-system/Notice'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { PriceCompact } from '@seberang/design-system/PriceFoot'
import { Text } from '@seberang/design-system/Text'
import { Lock } from '@seberang/design-system/icons'
import { calls } from '@seberang/domain/api'
import { courierName, type PricedShipment, type PriceFacts } from '@seberang/domain/explain'
import { joinSentences } from '@seberang/domain/format'
import { hasValidNpwp } from '@seberang/domain/pricing'
import { npwpSaving } from '@seberang/domain/terms'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useSWRConfig } from 'swr'
import { WaitingForIdentity } from '../../components/identity/IdentityNotice.tsx'
import { MethodPicker, useMethodName } from '../../components/payment/MethodPicker.tsx'
import { LongWrite } from '../../components/LongWrite.tsx'
import { PayFromWalletDialog } from '../../components/wallet/PayFromWalletDialog.tsx'
import { usePin } from '../../components/wallet/use-pin.tsx'
import { PriceInFull } from '../../components/price/PriceInFull.tsx'
import { usePriceStatement } from '../../components/price/use-price-object.tsx'
import { cartTitle, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import { useTypedWork } from '../../lib/session/typed-work.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useEndOfQuotes } from '../../lib/pricing/use-end-of-quotes.ts'
import { AddressPart } from './AddressPart.tsx'
import { PriceChangedDialog } from './PriceChangedDialog.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { ShippingPart } from './ShippingPart.tsx'
import { manyParcels, ShippingRows } from './ShippingRows.tsx'
import { useCheckout, type CheckoutState } from './use-checkout.ts'
import { useLinkedVoucher } from './use-linked-voucher.ts'
import { VoucherPart } from './VoucherPart.tsx'

interface CheckoutProps {
  carts: readonly CompleteCart[]
  /** Above the form: what is not paid with them. */
  notice?: ReactNode
  /** While a payment is unanswered, the page stays as it is, even if the shipments change. */
  onHold: (holds: boolean) => void
}

/** Address, courier and insurance per shipment, the payment method, and the resulting bill. */
export function Checkout({ carts, notice, onHold }: CheckoutProps) {
  const language = useLanguage()
  const { t } = useTranslation(['checkout', 'invoice', 'pricing', 'common'])
  const checkout = useCheckout(carts, onHold)
  useLinkedVoucher(carts, checkout)
  useEndOfQuotes(carts.map(({ quote }) => quote))
  // A session that expires here is renewed over the page.
  useTypedWork(true)
  const { methodRefusal } = checkout
  // One that cannot pay is as none: the list, where its reason stands, leads to another.
  const method = methodRefusal === undefined ? checkout.method : null
  const methodName = useMethodName(method)
  const payShort = t(method === 'paylater' ? 'payLater' : 'payShort')
  const payText = methodName && method !== 'paylater' ? t('payWith', { method: methodName }) : payShort
  const statementOf = usePriceStatement()
  const pin = usePin({ isFirst: true })
  const footRef = useRef<HTMLDivElement>(null)
  const { courierRef, methodRef, missingCart, rows, focusMissing } = useFocusOnMissing(carts, checkout)
  const facts: PriceFacts = {
    shipments: carts.map((cart) => ({
      code: cart.cart_code,
      title: cartTitle(cart, language),
      priced: checkout.pricedOf(cart),
      npwp: npwpOf(cart, checkout),
      ...checkout.beforeOf(cart),
      courier: chosenCourier(cart, checkout),
      voucher: checkout.voucher?.cart_code === cart.cart_code ? checkout.voucher.voucher.code : null,
    })),
  }
  const pay = () => {
    focusMissing()
    void checkout.pay(new Map(facts.shipments.map(({ code, priced }) => [code, priced])))
  }
  return (
    <>
      <Columns aside="wide" stickyAside>
        <div>
          <PageHeader
            title={t('common:checkout', { count: carts.length })}
            breadcrumbs={[
              { label: t('common:nav.lockerImport'), href: paths.lockerImport },
              { label: t('crumb') },
            ]}
          />
          {checkout.isWaiting && (
            <Notice tone="info" live="polite">
              {t('waits')}
            </Notice>
          )}
          <LoadingLayer active={checkout.paying} label={t('paying')}>
            <Stack space={6}>
              {notice}
              <WaitingForIdentity carts={carts} />
              <RefusalNotice carts={carts} checkout={checkout} onRetry={pay} />
              <AddressPart carts={carts} checkout={checkout} />
              <Sheet bleed aria-label={t('shipping')}>
                {carts.length >= manyParcels ? (
                  <ShippingRows carts={carts} checkout={checkout} {...{ missingCart, courierRef, ...rows }} />
                ) : (
                  carts.map((cart) => (
                    <SheetSection key={cart.cart_code}>
                      <ShippingPart
                        cart={cart}
                        checkout={checkout}
                        {...(cart === missingCart && { courierRef })}
                      />
                    </SheetSection>
                  ))
                )}
              </Sheet>
              <Stack space={3}>
                <Heading level={2}>{t('invoice:method.title')}</Heading>
                <MethodPicker
                  total={checkout.total}
                  value={method}
                  onChange={checkout.chooseMethod}
                  missing={checkout.submitted && !checkout.method}
                  refused={
                    checkout.submitted && methodRefusal !== undefined
                      ? joinSentences([methodRefusal, t('invoice:method.missing')], language)
                      : undefined
                  }
                  pin={pin}
                  ref={methodRef}
                />
              </Stack>
            </Stack>
          </LoadingLayer>
        </div>
        <PriceInFull
          title={t('receipt', { count: carts.length })}
          fitted
          size="large"
          footRef={footRef}
          facts={facts}
          extra={<VoucherPart carts={carts} checkout={checkout} />}
          action={
            <Button
              size="large"
              width="full"
              icon={Lock}
              loading={checkout.paying}
              loadingLabel={t('paying')}
              onClick={pay}
            >
              {payText}
            </Button>
          }
        />
      </Columns>
      <BottomBar repeats={footRef}>
        {checkout.isWaiting ? (
          // The notice is out of sight from here.
          <Text step="note">{t('waits')}</Text>
        ) : (
          <PriceCompact variant="bar" statement={statementOf(facts)} />
        )}
        <Button size="large" icon={Lock} loading={checkout.paying} loadingLabel={t('paying')} onClick={pay}>
          {payShort}
        </Button>
      </BottomBar>
      <LongWrite busy={checkout.paying} />
      <PriceChanged shipments={facts.shipments} checkout={checkout} />
      <FromWallet checkout={checkout} />
      <Suspense fallback={null}>{pin.dialog}</Suspense>
    </>
  )
}

/** The PIN and the code that the wallet or the company pays by, and the price as it was when Pay was pressed. */
function FromWallet({ checkout }: { checkout: CheckoutState }) {
  const { confirming, code, method, pay, stopConfirming } = checkout
  if (!confirming) return null
  const amount = [...confirming.values()].reduce((sum, { answer }) => sum + answer.total, 0)
  return (
    <PayFromWalletDialog
      isLater={method === 'paylater'}
      amount={amount}
      code={code}
      pay={(proof) => pay(confirming, proof)}
      onBack={stopConfirming}
    />
  )
}

/** What an NPWP at its address would save. */
function npwpOf(cart: CompleteCart, checkout: CheckoutState): PricedShipment['npwp'] {
  if (hasValidNpwp(cart.address)) return undefined
  const saving = npwpSaving(checkout.pricedOf(cart), checkout.pricedOf(cart, { has_valid_npwp: true }))
  return saving > 0 ? { addressId: cart.address.address_id, saving } : undefined
}

function chosenCourier(cart: CompleteCart, checkout: CheckoutState): string | undefined {
  const chosen = checkout.choiceOf(cart).courier_code
  const found = cart.domestic_shipping_prices.find(({ courier_code }) => courier_code === chosen)
  return found && courierName(found)
}

/** The focus target when something is missing: the first missing courier, in its row, otherwise the payment method. */
function useFocusOnMissing(carts: readonly CompleteCart[], checkout: CheckoutState) {
  const courierRef = useRef<HTMLDivElement>(null)
  const methodRef = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const onOpenChange = (code: string, open: boolean): void =>
    setOpened((known) => new Set(open ? [...known, code] : [...known].filter((one) => one !== code)))
  const missingCart = carts.find((one) => !checkout.choiceOf(one).courier_code)
  const focusMissing = (): void => {
    if (missingCart) {
      // What is hidden takes no focus.
      flushSync(() => onOpenChange(missingCart.cart_code, true))
      courierRef.current?.focus()
    } else if (!checkout.method || checkout.methodRefusal !== undefined) {
      methodRef.current?.focus()
      // Focus shows the first one only, and its heading says what is missing: all of them, to be chosen.
      methodRef.current?.scrollIntoView({ block: 'center' })
    }
  }
  return { courierRef, methodRef, missingCart, rows: { opened, onOpenChange }, focusMissing }
}

interface PriceChangedProps {
  shipments: PriceFacts['shipments']
  checkout: CheckoutState
}

function PriceChanged({ shipments, checkout }: PriceChangedProps) {
  const { refusal } = checkout
  const { mutate } = useSWRConfig()
  const changed = refusal?.kind === 'price_changed'
  useEffect(() => {
    // Revalidates, so that the page shows what the customer is deciding about.
    if (changed) void mutate((key) => Array.isArray(key) && key[0] === calls.carts.id)
  }, [changed, mutate])
  if (refusal?.kind !== 'price_changed') return null
  return (
    <PriceChangedDialog
      now={refusal.total}
      shipments={shipments.flatMap((shipment) => {
        const priced = refusal.now.get(shipment.code)
        const before = refusal.before.get(shipment.code)
        // Only what became another since it was shown here.
        return priced && before ? [{ ...shipment, cause: undefined, isSaved: undefined, priced, before }] : []
      })}
      paying={checkout.paying}
      onAccept={() => void checkout.pay(refusal.now)}
      onClose={checkout.dismissRefusal}
    />
  )
}
