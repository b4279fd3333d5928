import { Button } from '../Button/index.ts'
import { ButtonLink } from '../ButtonLink/index.ts'
import { facebookMark, googleMark } from './marks.ts'

/** For other places that name a provider. */
export const socialMarks = { google: googleMark, facebook: facebookMark } as const
export const socialProviders = ['google', 'facebook'] as const satisfies readonly (keyof typeof socialMarks)[]
export type SocialProvider = (typeof socialProviders)[number]

type Leads = { href: string; onClick?: never; loading?: never; loadingLabel?: never }
type Does = { href?: never; onClick: () => void } & (
  { loading?: false; loadingLabel?: string } | { loading: boolean; loadingLabel: string }
)

type SocialButtonProps = (Leads | Does) & {
  provider: SocialProvider
  /** The full label: "Masuk dengan Google". */
  label: string
}

/** Signing in with an account elsewhere: the provider's mark in its colours, on our neutral surface. */
export function SocialButton(props: SocialButtonProps) {
  const { provider, label } = props
  const looks = {
    variant: 'outline',
    tone: 'neutral',
    size: 'field',
    width: 'full',
    icon: socialMarks[provider],
  } as const
  if (props.href !== undefined) {
    return (
      <ButtonLink {...looks} href={props.href}>
        {label}
      </ButtonLink>
    )
  }
  const { onClick, loading = false, loadingLabel = '' } = props
  return (
    <Button {...looks} onClick={onClick} loading={loading} loadingLabel={loadingLabel}>
      {label}
    </Button>
  )
}
