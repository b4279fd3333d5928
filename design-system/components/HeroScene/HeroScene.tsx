import type { ReactElement } from 'react'
import * as css from './HeroScene.css.ts'

/**
 * A drawing of the crossing: a warehouse and a crane on one shore, ship and plane between, houses on the
 * other.
 */
export function HeroScene(): ReactElement {
  return (
    <svg className={css.scene} viewBox="0 0 1440 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className={css.sun} cx="856" cy="150" r="46" />
      <path className={css.flight} d="M470 52C548-6 652-18 748 12" />
      <Warehouse />
      <Containers />
      <Crane />
      <Ship />
      <Plane />
      <Tree />
      <LimasanHouse />
      <JogloHouse />
    </svg>
  )
}

function Warehouse() {
  return (
    <g>
      <path className={css.paper} d="M108 150V90l68-34 68 34v60z" />
      <path className={css.tint} d="M138 150v-40h76v40z" />
      <path className={css.line} d="M138 120h76M138 130h76M138 140h76M158 90h36" />
    </g>
  )
}

function Containers() {
  return (
    <g>
      <path className={css.accent} d="M268 126h54v24h-54z" />
      <path className={css.tint} d="M268 102h54v24h-54z" />
      <path className={css.paper} d="M322 126h54v24h-54z" />
      <path
        className={css.line}
        d="M282 108v12M295 108v12M308 108v12M282 132v12M295 132v12M308 132v12M336 132v12M349 132v12M362 132v12"
      />
    </g>
  )
}

function Crane() {
  return (
    <g>
      <path
        className={css.line}
        d="M410 150V42M410 42l-32 20h122M410 42l90 20M402 150h16M390 62v10h40V62M474 62v24"
      />
      <path className={css.detail} d="M455 86h38v16h-38z" />
    </g>
  )
}

function Ship() {
  return (
    <g>
      <path className={css.brand} d="M578 126h208l-25 24H606z" />
      <path className={css.accent} d="M604 106h36v20h-36z" />
      <path className={css.paper} d="M640 106h36v20h-36z" />
      <path className={css.tint} d="M676 106h36v20h-36zM660 86h36v20h-36z" />
      <path className={css.detail} d="M624 86h36v20h-36z" />
      <path className={css.paper} d="M728 126V84h34v42z" />
      <path className={css.line} d="M736 94h18M736 104h18M744 84V70h10v14" />
    </g>
  )
}

function Plane() {
  return (
    <g transform="translate(758 4) rotate(9) scale(.92)">
      <path
        className={css.paper}
        d="M0 13c0-4 5-6 11-6h42c9 0 16 4 16 7s-6 5-14 5H12C5 19 0 17 0 13zM24 7L14-7h9L40 7M24 19l-12 15h10l20-15M3 9L-4-3h8l9 11"
      />
    </g>
  )
}

function Tree() {
  return (
    <g>
      <path className={css.line} d="M1030 150v-30" />
      <circle className={css.tint} cx="1030" cy="106" r="15" />
    </g>
  )
}

function LimasanHouse() {
  return (
    <g>
      <path className={css.paper} d="M1082 150v-44h92v44z" />
      <path className={css.detail} d="M1068 106l24-32h72l24 32z" />
      <path className={css.tint} d="M1118 150v-26h20v26z" />
      <path className={css.line} d="M1094 118h12v12h-12zM1150 118h12v12h-12z" />
    </g>
  )
}

function JogloHouse() {
  return (
    <g>
      <path className={css.paper} d="M1212 150v-40h100v40z" />
      <path className={css.accent} d="M1198 110l34-20 14-26h32l14 26 34 20z" />
      <path className={css.line} d="M1232 90h60" />
      <path className={css.tint} d="M1252 150v-26h20v26z" />
      <path className={css.line} d="M1226 122h12v10h-12zM1286 122h12v10h-12z" />
    </g>
  )
}
