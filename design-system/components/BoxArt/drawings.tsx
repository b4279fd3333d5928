import type { ReactNode } from 'react'
import * as styles from '../Illustration/Illustration.css.ts'

/** From the lightest to the heaviest. */
export const boxArtNames = [
  'envelope',
  'mailer',
  'bag',
  'flat',
  'tube',
  'small',
  'shoebox',
  'medium',
  'long',
  'large',
  'fragile',
  'battery',
  'crate',
  'drum',
  'pallet',
  'container',
] as const
export type BoxArtName = (typeof boxArtNames)[number]

const { ink, paper, tint, brand, roof, detail, sun } = styles

export const boxDrawings: Record<BoxArtName, ReactNode> = {
  envelope: (
    <>
      <path className={paper} d="M8 18h48v30H8z" />
      <path className={ink} d="M8 18l24 18 24-18" />
      <path className={roof} d="M44 38h7v6h-7z" />
    </>
  ),
  mailer: (
    <>
      <path className={roof} d="M12 10h40v44H12z" />
      <path className={paper} d="M12 10h40l-6 12H18z" />
      <path className={ink} d="M20 44h14M20 49h8" />
    </>
  ),
  bag: (
    <>
      <path className={tint} d="M14 22h36l4 32H10z" />
      <path className={ink} d="M23 28v-8a9 9 0 0 1 18 0v8" />
      <path className={detail} d="M26 38h12v8H26z" />
    </>
  ),
  flat: (
    <>
      <path className={roof} d="M4 40l20-10h36L44 40z" />
      <path className={tint} d="M4 40h40v8H4z" />
      <path className={brand} d="M44 40l16-10v8L44 48z" />
      <path className={ink} d="M20 40l18-10" />
    </>
  ),
  tube: (
    <>
      <path className={tint} d="M12 46L44 10l10 9-32 36z" />
      <ellipse className={paper} cx="17" cy="50.5" rx="6.7" ry="4.4" transform="rotate(42 17 50.5)" />
      <path className={ink} d="M36 19l10 9" />
    </>
  ),
  small: (
    <>
      <path className={roof} d="M20 34h24v20H20z" />
      <path className={paper} d="M20 34l4-7h16l4 7z" />
      <path className={ink} d="M32 27v27" />
    </>
  ),
  shoebox: (
    <>
      <path className={tint} d="M8 30h48v20H8z" />
      <path className={detail} d="M5 22h54v8H5z" />
      <path className={ink} d="M16 41h12" />
    </>
  ),
  medium: (
    <>
      <path className={roof} d="M13 26h38v28H13z" />
      <path className={paper} d="M13 26l6-11h26l6 11z" />
      <path className={ink} d="M32 15v39M18 48h7" />
    </>
  ),
  long: (
    <>
      <path className={tint} d="M4 34h44v16H4z" />
      <path className={paper} d="M4 34l10-9h46l-12 9z" />
      <path className={brand} d="M48 34l12-9v15L48 50z" />
      <path className={ink} d="M20 34v16M34 34v16" />
    </>
  ),
  large: (
    <>
      <path className={roof} d="M6 20h36v36H6z" />
      <path className={paper} d="M6 20l12-12h40L42 20z" />
      <path className={detail} d="M42 20L58 8v35L42 56z" />
      <path className={ink} d="M24 20v36M24 20L38 8M11 50h8" />
    </>
  ),
  fragile: (
    <>
      <path className={paper} d="M12 12h40v42H12z" />
      <path className={tint} d="M24 20h16l-2 11a6 6 0 0 1-12 0z" />
      <path className={ink} d="M32 37v9M26 47h12M12 18h-4M52 18h4" />
      <path className={detail} d="M30 20l4 5-3 3 2 4" />
    </>
  ),
  battery: (
    <>
      <path className={tint} d="M12 12h40v42H12z" />
      <path className={paper} d="M20 26h21v14H20zM41 30h4v6h-4z" />
      <path className={sun} d="M23 29h10v8H23z" />
      <path className={ink} d="M31 28l-4 5h6l-4 5M18 48h12" />
    </>
  ),
  crate: (
    <>
      <path className={roof} d="M8 16h48v38H8z" />
      <path className={ink} d="M8 26h48M8 44h48M18 26v18M28 26v18M38 26v18M48 26v18" />
      <path className={paper} d="M8 16h48v7H8zM8 47h48v7H8z" />
    </>
  ),
  drum: (
    <>
      <path className={brand} d="M14 16v34c0 3 8 6 18 6s18-3 18-6V16z" />
      <ellipse className={tint} cx="32" cy="16" rx="18" ry="6" />
      <path className={ink} d="M14 28c0 3 8 6 18 6s18-3 18-6M14 40c0 3 8 6 18 6s18-3 18-6" />
      <circle className={sun} cx="38" cy="16" r="2.4" />
    </>
  ),
  pallet: (
    <>
      <path className={roof} d="M10 26h20v22H10z" />
      <path className={tint} d="M30 18h24v30H30z" />
      <path className={detail} d="M14 14h16v12H14z" />
      <path className={ink} d="M42 18v30" />
      <path className={paper} d="M6 48h52v4H6zM9 52h8v5H9zM28 52h8v5h-8zM47 52h8v5h-8z" />
    </>
  ),
  container: (
    <>
      <path className={brand} d="M4 22h40v30H4z" />
      <path className={detail} d="M44 22l16-8v30l-16 8z" />
      <path className={paper} d="M4 22l16-8h40l-16 8z" />
      <path className={ink} d="M11 27v20M18 27v20M25 27v20M32 27v20M38 27v20M52 18v30" />
    </>
  ),
}
