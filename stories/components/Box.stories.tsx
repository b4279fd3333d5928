import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '@seberang/design-system/Box'
import { each, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Layout/Box', component: Box } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        ...each(
          ['page', 'surface', 'raised', 'sunken', 'selected', 'brandSoft', 'kunyitSoft'] as const,
          (background) => (
            <Box background={background} padding={4} borderRadius="sheet">
              Gudang Wilmington
            </Box>
          ),
        ),
        'brandDeep, with its own text': (
          <Box background="brandDeep" color="onDeep" padding={4} borderRadius="sheet">
            Gudang Wilmington
          </Box>
        ),
        'more space from tablets on': (
          <Box background="brandSoft" color="brand" padding={{ phone: 2, tablet: 8 }} borderRadius="control">
            Gudang Wilmington
          </Box>
        ),
      }}
    />
  ),
}
