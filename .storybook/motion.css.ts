import { globalStyle } from '@vanilla-extract/css'

globalStyle('[data-motion="off"] *, [data-motion="off"] *::before, [data-motion="off"] *::after', {
  animation: 'none !important',
  transition: 'none !important',
  caretColor: 'transparent !important',
})
