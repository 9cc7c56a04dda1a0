/** The text for learners and staff: 'Waktu tambahan 25 %'. */
export function extraTimeText(percent: number): string {
  return `Waktu tambahan ${percent} %`
}
const pad = (value: number) => String(value).padStart(2, '0')

function wholeSeconds(seconds: number): number {
  return Math.max(0, Math.floor(seconds))
}

/** Seconds as 'm:ss'; below zero counts as zero. */
export function formatMinutes(seconds: number): string {
  const whole = wholeSeconds(seconds)
  return `${Math.floor(whole / 60)}:${pad(whole % 60)}`
}

/** Seconds as 'hh:mm:ss'; below zero counts as zero. */
export function formatClock(seconds: number): string {
  const whole = wholeSeconds(seconds)
  return [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60].map(pad).join(':')
}

/** Seconds in words, for screen readers: '29 menit 5 detik'. */
export function spokenDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = seconds % 60
  const parts = [
    hours > 0 && `${hours} jam`,
    minutes > 0 && `${minutes} menit`,
    (rest > 0 || seconds === 0) && `${rest} detik`,
  ]
  return parts.filter(Boolean).join(' ')
}
