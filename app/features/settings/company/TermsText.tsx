import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { Terms } from '@seberang/domain/api'

export function TermsText({ body }: Pick<Terms, 'body'>) {
  return (
    <Sheet as="div">
      <SheetSection>
        <Stack as="ol" space={3}>
          {body.map(({ title, text }, at) => (
            <Text key={title} as="li" measure>
              <strong>
                {at + 1}. {title}.
              </strong>{' '}
              {text}
            </Text>
          ))}
        </Stack>
      </SheetSection>
    </Sheet>
  )
}
