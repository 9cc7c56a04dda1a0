import db from '@adonisjs/lucid/services/db'

/**
 * The statements that the application sends to the database while `work` runs, in order and without their values:
 * the framework's too, and a transaction's begin and end. Asked of the driver, since Lucid's own event leaves some
 * out.
 */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const driver = db.manager.get(db.primaryConnectionName)?.connection?.client
  if (!driver) throw new Error('the database is not connected')

  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => statements.push(sql)
  driver.on('query', note)
  try {
    await work()
  } finally {
    driver.off('query', note)
  }
  return statements
}
