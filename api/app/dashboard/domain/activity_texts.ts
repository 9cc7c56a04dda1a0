import { NO_PAYMENTS } from '#contracts/payments'

/** Sentences about the latest events, for admins. */

export interface LastActivity {
  kind: 'started' | 'finished'
  name: string
  packageName: string
  /** Of a finished attempt. */
  totalScore: number | null
  /** Epoch milliseconds. */
  at: number
}

export interface LastRegistration {
  name: string
  at: number
}

export interface LastPayment {
  name: string
  packageName: string
  /** Rupiah. */
  amount: number
  at: number
}

const WHEN = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const AMOUNT = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

export function activityText(last: LastActivity | null): string {
  if (!last) return 'Belum ada simulasi yang dikerjakan.'
  const { kind, name, packageName, totalScore, at } = last
  return kind === 'started'
    ? `${name} memulai simulasi ${packageName} pada ${when(at)}.`
    : `${name} menyelesaikan simulasi ${packageName} dengan skor ${totalScore} pada ${when(at)}.`
}

export function registrationText(last: LastRegistration | null): string {
  return last
    ? `${last.name} mendaftar pada ${when(last.at)}.`
    : 'Belum ada peserta yang mendaftar.'
}

export function paymentText(last: LastPayment | null): string {
  if (!last) return NO_PAYMENTS
  const { name, packageName, amount, at } = last
  return `${name} mengirim pembayaran ${packageName} sebesar Rp ${AMOUNT.format(amount)} pada ${when(at)}.`
}

/** '21 November 2026 pukul 18.32 WIB' */
function when(instant: number): string {
  return `${WHEN.format(instant)} WIB`
}
