/** Simulates exams (number, seed) and reports progress to its parent process. */
import { withServerInProcess } from '../../api/tests/support/server_in_process.ts'
import type { ModelOutcome } from './model.ts'

const [exams, seed] = process.argv.slice(2).map(Number)

await withServerInProcess(async () => {
  const { simulateExams } = await import('./model.ts')
  await simulateExams(exams ?? 1, seed ?? 1, report)
})
process.disconnect()

function report(outcome: ModelOutcome): void {
  process.send?.(outcome)
}
