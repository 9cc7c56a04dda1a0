/** Numbers and times as an Indonesian office writes them; times are epoch milliseconds and shown in western Indonesia. */

const ZONE = 'Asia/Jakarta'
const UNITS = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const

/** A whole number in words. @param number 1 to 9,999 */
export function inWords(number: number): string {
  if (number < 12) return UNITS[number] ?? ''
  if (number < 20) return `${inWords(number - 10)} belas`
  if (number < 100) return joined(`${inWords(Math.floor(number / 10))} puluh`, number % 10)
  if (number < 200) return joined('seratus', number % 100)
  if (number < 1000) return joined(`${inWords(Math.floor(number / 100))} ratus`, number % 100)
  if (number < 2000) return joined('seribu', number % 1000)
  return joined(`${inWords(Math.floor(number / 1000))} ribu`, number % 1000)
}

function joined(beginning: string, rest: number): string {
  return rest === 0 ? beginning : `${beginning} ${inWords(rest)}`
}

const dayFormat = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
})
const clockFormat = new Intl.DateTimeFormat('id-ID', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: ZONE,
})

function partsOf(time: number): Map<string, string> {
  return new Map(dayFormat.formatToParts(time).map(({ type, value }) => [type, value]))
}

/** E.g. 'Minggu, 22 November 2026'. */
export function longDay(time: number): string {
  const parts = partsOf(time)
  return `${parts.get('weekday')}, ${shortDay(time)}`
}

/** E.g. '22 November 2026'. */
export function shortDay(time: number): string {
  const parts = partsOf(time)
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`
}

/** E.g. 'Minggu, tanggal dua puluh dua bulan November tahun dua ribu dua puluh enam'. */
export function dayInWords(time: number): string {
  const parts = partsOf(time)
  const day = inWords(Number(parts.get('day')))
  const year = inWords(Number(parts.get('year')))
  return `${parts.get('weekday')}, tanggal ${day} bulan ${parts.get('month')} tahun ${year}`
}

/** E.g. '08.02'. */
export function clockTime(time: number): string {
  return clockFormat.format(time).replace(':', '.')
}

/** E.g. '08.02 WIB', and with its date when that isn't `day`'s. */
export function timeOn(time: number, day: number): string {
  const clock = `${clockTime(time)} WIB`
  return shortDay(time) === shortDay(day) ? clock : `${clock}, ${shortDay(time)}`
}
