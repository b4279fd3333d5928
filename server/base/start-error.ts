/** An error that prevents the start: one line with the remedy, shown without a stack. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}
