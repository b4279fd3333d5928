/** An external source was unreachable, timed out or answered too much; the message says which. */
export class FetchFailure extends Error {}

interface FetchLimits {
  timeOutMs: number
  maxBytes: number
  userAgent?: string
  /** Follow redirects. Without it, a source cannot lead the server to another host. */
  redirects?: boolean
}

/** Fetches text from an external URL. Throws FetchFailure. */
export async function fetchText(
  url: string | URL,
  { timeOutMs, maxBytes, userAgent, redirects = false }: FetchLimits,
): Promise<string> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(timeOutMs),
      redirect: redirects ? 'follow' : 'manual',
      headers: { accept: 'application/json', ...(userAgent && { 'user-agent': userAgent }) },
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new FetchFailure(`it answered ${answer.status}`)
    }
    return await readLimited(answer, maxBytes)
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    throw new FetchFailure(
      error instanceof Error && error.name === 'TimeoutError' ? 'it is too slow' : 'no answer',
      { cause: error },
    )
  }
}

async function readLimited(answer: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new FetchFailure('its answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
