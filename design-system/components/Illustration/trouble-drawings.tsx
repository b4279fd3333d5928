import type { ReactNode } from 'react'
import * as styles from './Illustration.css.ts'

/** What is missing or broken: apart, since every page may have to show it. */
export const troubleDrawings = {
  notFound: (
    <>
      <path className={styles.ink} d="M4 84h84M150 84h78" />
      <path className={styles.dashes} d="M94 84h52" />
      <path className={styles.tint} d="M22 84V54l26-15 26 15v30z" />
      <path className={styles.ink} d="M36 84V66h24v18" />
      <path className={styles.sun} d="M184 84a14 14 0 0 1 28 0z" />
      <path className={styles.brand} d="M103 61h54l-8 13h-38z" />
      <path className={styles.detail} d="M112 49h14v12h-14z" />
      <path className={styles.paper} d="M138 61V46h11v15z" />
      <path className={styles.ink} d="M98 80c4-3 8-3 12 0s8 3 12 0s8-3 12 0s8 3 12 0" />
    </>
  ),
  error: (
    <>
      <path className={styles.ink} d="M4 84h224" />
      <path
        className={styles.ink}
        d="M60 84V16M60 16L32 34h112M60 16l84 18M52 84h16M44 34v8h32v-8M126 34v10"
      />
      <path className={styles.detail} d="M112 60l28-9 5 14-28 9z" />
      <path className={styles.tint} d="M164 84V62h36v22z" />
      <path className={styles.ink} d="M174 66v14M182 66v14M190 66v14" />
      <path className={styles.sun} d="M206 84a12 12 0 0 1 24 0z" />
    </>
  ),
  offline: (
    <>
      <path className={styles.ink} d="M4 84h60M168 84h60" />
      <path className={styles.dashes} d="M68 84h96" />
      <path className={styles.tint} d="M18 84V58l18-11 18 11v26z" />
      <path className={styles.paper} d="M180 84V62h34v22z" />
      <path className={styles.roof} d="M172 62l12-17h26l12 17z" />
      <path className={styles.broken} d="M104 34l24 24M128 34l-24 24" />
    </>
  ),
} satisfies Record<string, ReactNode>
