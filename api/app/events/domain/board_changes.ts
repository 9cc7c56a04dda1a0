/** A contact alone isn't a change: a row is sent again when the last one is so much newer, in milliseconds. */
const CONTACT_STEP_MS = 30_000

/** The fields of a row that change by themselves, and the pause that stops the time. */
interface RunningFields {
  sisaDetik: number | null
  kontakTerakhir: string | null
  dijeda: boolean
}

/** A row as a screen has it. */
export interface SentRow {
  /** The fields that a screen can't know by itself, as JSON. */
  text: string
  /** The last contact in epoch milliseconds; 0 for none. */
  contact: number
}

/** A row as a screen has it. While its time runs, the end of it tells how much is left. */
export function sentRow<Row extends RunningFields>(row: Row): SentRow {
  const { sisaDetik, kontakTerakhir, ...others } = row
  return {
    text: JSON.stringify([others, row.dijeda ? sisaDetik : null]),
    contact: kontakTerakhir === null ? 0 : Date.parse(kontakTerakhir),
  }
}

/** Whether a screen has to know of a row: of more than that its time runs, or that contact goes on. */
export function isNews(known: SentRow | undefined, row: SentRow): boolean {
  return !known || known.text !== row.text || row.contact - known.contact >= CONTACT_STEP_MS
}
