// Noto Sans SC in slices by unicode-range: a slice loads when one of its characters is displayed.
import '@fontsource-variable/noto-sans-sc/index.css'
