/** The name of the MySQL connections that accept several statements at once; see `config/database.ts`. */
export const BATCH_CONNECTION = 'mysql_batches'
