// Noto Sans SC in slices by unicode-range: a slice loads when one of its characters is on the screen.
import '@fontsource-variable/noto-sans-sc/index.css'
