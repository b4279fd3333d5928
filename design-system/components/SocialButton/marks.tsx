import type { ComponentProps } from 'react'
import type { IconType } from '../Icon/index.ts'

type MarkProps = ComponentProps<IconType>

/** The marks keep the colours and shapes that their owners ask for, in every theme. */
export function GoogleMark({ strokeWidth: _line, ...attributes }: MarkProps) {
  return (
    <svg {...attributes} viewBox="0 0 48 48">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  )
}

export function FacebookMark({ strokeWidth: _line, ...attributes }: MarkProps) {
  return (
    <svg {...attributes} viewBox="0 0 24 24">
      <path
        fill="#0866FF"
        d="M24 12c0-6.63-5.37-12-12-12S0 5.37 0 12c0 5.63 3.87 10.35 9.1 11.65V15.67H6.63V12H9.1v-1.58c0-4.08 1.85-5.98 5.86-5.98.76 0 2.07.15 2.61.3v3.32c-.28-.03-.78-.04-1.39-.04-1.97 0-2.73.75-2.73 2.68V12h3.92l-.67 3.67h-3.25v8.24C19.4 23.19 24 18.13 24 12z"
      />
      <path
        fill="#fff"
        d="M16.7 15.67 17.37 12h-3.92v-1.3c0-1.93.76-2.68 2.73-2.68.61 0 1.11.02 1.39.04V4.74c-.54-.15-1.85-.3-2.61-.3-4.01 0-5.86 1.9-5.86 5.98V12H6.63v3.67H9.1v7.98a12.05 12.05 0 0 0 4.35.26v-8.24h3.25z"
      />
    </svg>
  )
}
