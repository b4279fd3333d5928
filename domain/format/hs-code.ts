/** `8523.51`; search accepts it with and without the point. */
export function formatHsCode(hscode: string): string {
  return hscode.length > 4 ? `${hscode.slice(0, 4)}.${hscode.slice(4)}` : hscode
}
