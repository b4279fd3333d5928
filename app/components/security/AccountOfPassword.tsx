interface AccountOfPasswordProps {
  /** Nothing while it is not known. */
  email: string | null | undefined
}

/** For what keeps passwords: of which account the one in this form is. It stands before the form's password fields. */
export const AccountOfPassword = ({ email }: AccountOfPasswordProps) => (
  <input hidden readOnly type="email" name="username" autoComplete="username" value={email ?? ''} />
)
