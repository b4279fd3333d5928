const two = (figure: number): string => String(figure).padStart(2, '0')

/** Parses `9`, `9.30`, `09:30` and `0930` as `HH:mm`; `undefined` for anything that is not a time of day. */
export function readTime(text: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text.trim().replace('：', ':'))
  if (!parts) return undefined
  const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? 0)]
  return hours < 24 && minutes < 60 ? `${two(hours)}:${two(minutes)}` : undefined
}

/** The times in a range, both ends included where the steps meet them. */
export function timesBetween(from: string, to: string, stepMinutes: number): string[] {
  const [first, last] = [minutesOf(from), minutesOf(to)]
  const count = Math.max(0, Math.floor((last - first) / stepMinutes) + 1)
  return Array.from({ length: count }, (_, index) => {
    const minutes = first + index * stepMinutes
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  })
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
