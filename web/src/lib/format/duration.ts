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
