const jakartaDate = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})

/** A moment (epoch milliseconds) as the date it was in Jakarta, e.g. `21 November 2026`. */
export function issueDate(issuedAt: number): string {
  return jakartaDate.format(issuedAt)
}
