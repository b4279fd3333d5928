import { Code } from '@seberang/design-system/Code'

/** A sentence that names codes: each stays whole, and is copied as it is. */
export function WithCodes({ text, codes }: { text: string; codes: readonly string[] }) {
  const [code, ...others] = codes
  if (code === undefined) return text
  return text.split(code).map((part, index) => (
    <span key={index}>
      {index > 0 && <Code>{code}</Code>}
      <WithCodes text={part} codes={others} />
    </span>
  ))
}
