import type { ReactNode } from 'react'
import * as styles from './Illustration.css.ts'

/** What is empty, and what went well. */
export const emptyDrawings = {
  locker: (
    <>
      <path className={styles.ink} d="M4 88h224" />
      <path className={styles.paper} d="M40 88V46l44-22 44 22v42z" />
      <path className={styles.ink} d="M62 88V60h44v28M62 67h44M62 75h44" />
      <path className={styles.tint} d="M150 88V66h32v22z" />
      <path className={styles.paper} d="M150 66l7-10h18l7 10z" />
      <path className={styles.ink} d="M166 56v32" />
      <path className={styles.sun} d="M196 88a13 13 0 0 1 26 0z" />
    </>
  ),
  parcel: (
    <>
      <path className={styles.ink} d="M20 88h192" />
      <path className={styles.tint} d="M78 44h76v44H78z" />
      <path className={styles.paper} d="M78 44l14-18h48l14 18z" />
      <path className={styles.ink} d="M116 26v62M90 70h12" />
      <path className={styles.sun} d="M170 88a14 14 0 0 1 28 0z" />
    </>
  ),
  success: (
    <>
      <path className={styles.ink} d="M4 88h224" />
      <path className={styles.paper} d="M28 88V58h56v30M48 88V70h16v18" />
      <path className={styles.detail} d="M16 58l22-24h36l22 24z" />
      <path className={styles.roof} d="M124 60h36v28h-36z" />
      <path className={styles.paper} d="M124 60l7-10h22l7 10z" />
      <path className={styles.ink} d="M142 50v38M190 26l7 7 13-14" />
      <path className={styles.sun} d="M186 88a14 14 0 0 1 28 0z" />
    </>
  ),
} satisfies Record<string, ReactNode>
