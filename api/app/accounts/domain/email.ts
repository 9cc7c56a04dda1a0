import { withoutMarks } from '#contracts/visible_text'

/** The one form in which an e-mail address is compared and stored. */
export function canonicalEmail(input: string): string {
  return withoutMarks(input).trim().normalize('NFC').toLowerCase()
}
