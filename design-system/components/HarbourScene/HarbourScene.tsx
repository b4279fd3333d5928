import type { ReactElement } from 'react'
import * as css from './HarbourScene.css.ts'

/** A loaded ship before a low sun, for the deep background. */
export function HarbourScene(): ReactElement {
  return (
    <svg className={css.scene} viewBox="0 0 468 210" aria-hidden="true">
      <circle className={css.sun} cx="330" cy="170" r="42" />
      <path className={css.water} d="M0 170h468v40H0z" />
      <path className={css.line} d="M0 170h468M36 186h64M148 196h94M298 186h48M382 198h58" />
      <path className={css.hull} d="M90 146h200l-25 24H117z" />
      <path className={css.accent} d="M116 126h36v20h-36z" />
      <path className={css.detail} d="M152 126h36v20h-36zM134 106h36v20h-36z" />
      <path className={css.cabin} d="M188 126h36v20h-36zM170 106h36v20h-36zM238 146v-42h34v42z" />
      <path className={css.line} d="M246 114h18M246 124h18M252 104V90h10v14" />
    </svg>
  )
}
