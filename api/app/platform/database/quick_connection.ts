/** The MySQL connections that take several statements at once; see `config/database.ts`. */
export const QUICK_CONNECTION = 'mysql_quick'
