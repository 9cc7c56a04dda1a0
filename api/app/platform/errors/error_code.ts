/** The code that a driver or Node gave to an error, such as `SQLITE_FULL` or `ECONNRESET`. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
