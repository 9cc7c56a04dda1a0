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

/** Above a thousand, largest first. */
const POWERS = [
  [1e12, 'triliun'],
  [1e9, 'miliar'],
  [1e6, 'juta'],
  [1e3, 'ribu'],
] as const

/** An amount of rupiah in words, as on a receipt: 'Dua puluh ribu rupiah'. @param amount a whole number below 1e15 */
export function rupiahInWords(amount: number): string {
  const words = amount === 0 ? 'nol' : inWords(amount)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} rupiah`
}

/** E.g. 'Rp 19.873'. @param amount a whole number of rupiah */
export function rupiah(amount: number): string {
  return `Rp ${amount.toLocaleString('id-ID')}`
}

/** A whole number in words ('terbilang'). @param number from 1, below 1e15 */
export function inWords(number: number): string {
  if (number < 12) return UNITS[number] ?? ''
  if (number < 20) return `${inWords(number - 10)} belas`
  if (number < 100) return joined(`${inWords(Math.floor(number / 10))} puluh`, number % 10)
  if (number < 200) return joined('seratus', number % 100)
  if (number < 1000) return joined(`${inWords(Math.floor(number / 100))} ratus`, number % 100)
  if (number < 2000) return joined('seribu', number % 1000)
  const [power, name] = POWERS.find(([least]) => number >= least) ?? POWERS[3]
  return joined(`${inWords(Math.floor(number / power))} ${name}`, number % power)
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
