import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { ButtonLink } from '../ButtonLink/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Link } from '../Link/index.ts'
import * as styles from './IdentityPrompt.css.ts'

interface IdentityPromptProps {
  title: string
  text: ReactNode
  upload: { href: string; label: string }
  support: { href: string; label: string }
  /** To be asked another day. */
  later?: string
  onClose: () => void
}

/** Asks for the identity card that customs requires, before a shipment has to wait for it. */
export function IdentityPrompt({ title, text, upload, support, later, onClose }: IdentityPromptProps) {
  return (
    <Dialog
      open
      title={title}
      description={text}
      picture={<CardBetweenShores />}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          {later === undefined ? (
            <ButtonLink variant="outline" tone="neutral" size="large" href={support.href}>
              {support.label}
            </ButtonLink>
          ) : (
            <Button variant="outline" tone="neutral" size="large" onClick={onClose}>
              {later}
            </Button>
          )}
          <ButtonLink size="large" href={upload.href} onClick={onClose}>
            {upload.label}
          </ButtonLink>
        </>
      }
    >
      {/* Two buttons stand side by side also on the narrowest phone. */}
      {later !== undefined && <Link href={support.href}>{support.label}</Link>}
    </Dialog>
  )
}

function CardBetweenShores() {
  return (
    <svg className={styles.picture} viewBox="0 0 520 148" aria-hidden="true">
      <path className={styles.ink} d="M0 118h520" />
      <path className={styles.paper} d="M44 118V85l34-17 34 17v33z" />
      <path className={styles.ink} d="M60 118V98h36v20M60 105h36M60 111h36" />
      <rect className={styles.paper} x="176" y="26" width="128" height="80" rx="7" />
      <path className={styles.ink} d="M190 44h50M190 57h36M190 70h60M190 83h44M266 90h26" />
      <path className={styles.tint} d="M266 44h26v34h-26z" />
      <path className={styles.sun} d="M342 118a30 30 0 0 1 60 0z" />
      <path className={styles.paper} d="M412 118V88h52v30z" />
      <path className={styles.detail} d="M402 88l14-22h44l14 22z" />
      <path className={styles.tint} d="M432 118v-18h12v18z" />
    </svg>
  )
}
