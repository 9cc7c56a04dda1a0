const MS_PER_SECOND = 1000
const SECONDS_PER_MINUTE = 60

/** A span of time in words: '45 detik', '3 menit', '3 menit 20 detik'. @param ms milliseconds, rounded up to seconds */
export function minutesAndSeconds(ms: number): string {
  const all = Math.ceil(ms / MS_PER_SECOND)
  const minutes = Math.floor(all / SECONDS_PER_MINUTE)
  const seconds = all % SECONDS_PER_MINUTE
  const parts = [
    ...(minutes > 0 ? [`${minutes} menit`] : []),
    ...(seconds > 0 || minutes === 0 ? [`${seconds} detik`] : []),
  ]
  return parts.join(' ')
}
