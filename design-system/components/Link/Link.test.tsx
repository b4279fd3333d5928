import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { ButtonLink } from '../ButtonLink/index.ts'
import { Link } from './index.ts'

test.each([
  [
    'Link',
    <Link key="link" href="https://example.com" newWindow>
      Peraturan
    </Link>,
  ],
  [
    'ButtonLink',
    <ButtonLink key="button" href="https://example.com" newWindow>
      Peraturan
    </ButtonLink>,
  ],
])('a %s that leads out says so and gives nothing of this page away', (_name, link) => {
  renderWithLabels(link)
  // Without layout the hidden words are not apart; a story looks at the name in a browser.
  const found = screen.getByRole('link', { name: /^Peraturan ?\(membuka jendela baru\)$/ })
  expect(found).toHaveAttribute('target', '_blank')
  expect(found).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a link inside of the site stays in its window', () => {
  renderWithLabels(<Link href="/locker">Locker</Link>)
  expect(screen.getByRole('link', { name: 'Locker' })).not.toHaveAttribute('target')
})

test('without a router it is a plain link', () => {
  render(<Link href="/locker">Locker</Link>)
  expect(screen.getByRole('link', { name: 'Locker' })).toHaveAttribute('href', '/locker')
})

test('nothing parts a link that leads out from what follows it', () => {
  renderWithLabels(
    <p>
      {'('}
      <Link href="https://example.com" newWindow>
        PMK 4/2025
      </Link>
      {')'}
    </p>,
  )
  const link = screen.getByRole('link', { name: /^PMK 4\/2025 ?\(membuka jendela baru\)$/ })
  const seen = [...link.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  expect(seen.map(({ textContent }) => textContent)).toEqual(['PMK 4/2025'])
})
