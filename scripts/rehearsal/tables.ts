import { styleText } from 'node:util'
import { SESSIONS } from '../../api/contracts/exam.ts'
import type { Activity, SimulatedLearner } from './learner.ts'
import type { Latencies, Measures } from './measures.ts'

/** The displayed fields of a learner. */
type Shown = Pick<SimulatedLearner, 'activity' | 'lost' | 'failure'> & {
  ledger: { choices: number }
}

const ACTIVITIES: readonly Activity[] = ['bersiap', 'menunggu', ...SESSIONS, 'selesai', 'gagal']
const TITLES: Readonly<Record<Activity, string>> = {
  bersiap: 'Bersiap',
  menunggu: 'Ruang tunggu',
  listening: 'Listening',
  written: 'Structure',
  reading: 'Reading',
  selesai: 'Selesai',
  gagal: 'Gagal',
}
const BAR = 30

/** How many learners do what, as lines. @param seconds since the beginning */
export function progressTable(
  learners: readonly Shown[],
  measures: Measures,
  seconds: number
): string {
  const rows = ACTIVITIES.map((activity) => {
    const count = learners.filter((one) => one.activity === activity).length
    const bar = '█'.repeat(Math.round((count / Math.max(1, learners.length)) * BAR))
    return `  ${TITLES[activity].padEnd(14)}${String(count).padStart(4)}  ${bar}`
  })
  const answers = learners.reduce((sum, { ledger }) => sum + ledger.choices, 0)
  const saves = measures.summary().find(({ kind }) => kind === 'simpan jawaban')
  const latency = saves ? `, simpan p95 ${Math.round(saves.p95)} ms` : ''
  return [
    ...rows,
    `  ${answers} jawaban, ${measures.repeated} diulang, ${measures.refused} ditolak${latency}, ${Math.round(seconds)} detik`,
  ].join('\n')
}

/** The summary at the end: steps, latencies, and errors. */
export function summary(
  learners: readonly Shown[],
  measures: Measures,
  steps: readonly { name: string; seconds: number }[]
): string {
  const lost = learners.reduce((sum, one) => sum + one.lost.length, 0)
  const failed = learners.filter(({ failure }) => failure !== null)
  const answers = learners.reduce((sum, { ledger }) => sum + ledger.choices, 0)
  const reasons = [...new Set(failed.map(({ failure }) => `  - ${failure}`))]
  const verdict =
    lost === 0 && failed.length === 0
      ? styleText('green', 'Semua jawaban tersimpan.')
      : styleText('red', `${lost} jawaban hilang, ${failed.length} peserta gagal.`)
  return [
    'Langkah',
    ...steps.map(
      ({ name, seconds }) => `  ${name.padEnd(34)}${seconds.toFixed(1).padStart(8)} detik`
    ),
    '',
    latencyTable(measures.summary()),
    '',
    `${learners.length} peserta, ${answers} jawaban dikirim, ${lost} hilang, ${measures.repeated} panggilan diulang, ${measures.refused} ditolak.`,
    verdict,
    ...reasons,
  ].join('\n')
}

function latencyTable(latencies: readonly Latencies[]): string {
  const cell = (ms: number) => String(Math.round(ms)).padStart(8)
  return [
    `${'Panggilan'.padEnd(20)}${'jumlah'.padStart(8)}${'p50 ms'.padStart(8)}${'p95 ms'.padStart(8)}${'p99 ms'.padStart(8)}`,
    ...latencies.map(
      ({ kind, calls, p50, p95, p99 }) =>
        `  ${kind.padEnd(18)}${String(calls).padStart(8)}${cell(p50)}${cell(p95)}${cell(p99)}`
    ),
  ].join('\n')
}
