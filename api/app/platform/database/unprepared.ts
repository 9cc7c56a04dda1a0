/** Whether a database refused a statement because it lacks a table or a column: its migrations haven't run. */
export function isUnprepared(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return (
    error.code === 'ER_NO_SUCH_TABLE' ||
    error.code === 'ER_BAD_FIELD_ERROR' ||
    (error.code === 'SQLITE_ERROR' && /no such (table|column)/.test(error.message))
  )
}
