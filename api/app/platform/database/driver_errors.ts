/** The error code of a driver or of Node, such as `SQLITE_FULL` or `ECONNRESET`. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Whether a statement failed because a table or column is missing: migrations haven't run. */
export function isUnprepared(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return (
    error.code === 'ER_NO_SUCH_TABLE' ||
    error.code === 'ER_BAD_FIELD_ERROR' ||
    (error.code === 'SQLITE_ERROR' && /no such (table|column)/.test(error.message))
  )
}
