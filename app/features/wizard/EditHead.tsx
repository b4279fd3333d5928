import { Button } from '@seberang/design-system/Button'
import { Code } from '@seberang/design-system/Code'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { Cart } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { cartTitle, editingOf, isAboutPapers } from '../../lib/shipments/cart-text.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import type { useDifferences } from './use-differences.ts'
import type { useEditedShipment } from './use-edited-shipment.ts'

/** What the page is for, in its title. */
const titles = {
  complete: { title: 'edit.completeTitle', text: 'edit.quarantineText' },
  attach: { title: 'papers.title', text: 'papers.text' },
  add: { title: 'papers.addTitle', text: 'papers.text' },
  edit: { title: 'edit.title', text: 'edit.text' },
} as const

interface EditHeadProps {
  cart: Cart
  edit: ReturnType<typeof useEditedShipment>
  /** The server refused what was saved, since it was changed elsewhere. */
  isChangedMeanwhile: boolean
  differencesTo: ReturnType<typeof useDifferences>
  onKeepMine: () => void
}

/** What the page is for, and what is unsaved or was changed elsewhere since. */
export function EditHead({ cart, edit, isChangedMeanwhile, differencesTo, onKeepMine }: EditHeadProps) {
  const language = useLanguage()
  const { t } = useTranslation('wizard')
  const { isResumed, version, adoptTheirs } = edit
  const task = editingOf(cart)
  const isPapersTask = isAboutPapers(task)
  return (
    <>
      <Stack space={1}>
        <Heading level={1}>{t(titles[task].title, { code: cart.cart_code })}</Heading>
        {isPapersTask && (
          <Inline space={2}>
            <Text weight="semibold">{cartTitle(cart, language)}</Text>
            <Code>{cart.cart_code}</Code>
          </Inline>
        )}
        <Text step="read" tone="secondary">
          {t(titles[task].text)}
        </Text>
      </Stack>
      {isResumed && cart.version === version && (
        <Notice
          tone="info"
          action={
            <Button size="small" variant="outline" tone="neutral" onClick={adoptTheirs}>
              {t('edit.discard')}
            </Button>
          }
        >
          {t('edit.resumed')}
        </Notice>
      )}
      {(isResumed || isChangedMeanwhile) && cart.version !== version && (
        <ChangedMeanwhile
          // Saved elsewhere once more, it is news again.
          key={`${cart.version} ${isChangedMeanwhile}`}
          differences={differencesTo(cart)}
          isAnswer={isChangedMeanwhile}
          onTakeTheirs={adoptTheirs}
          onKeepMine={onKeepMine}
        />
      )}
    </>
  )
}
