/** Simulates exams (number, seed) and reports progress to its parent process. */
import { withServerInProcess } from '../../api/tests/support/server_in_process.ts'
import type { ModelOutcome } from './model.ts'

const [sittings, seed] = process.argv.slice(2).map(Number)

await withServerInProcess(async () => {
  const { simulateSittings } = await import('./model.ts')
  await simulateSittings(sittings ?? 1, seed ?? 1, tell)
})
process.disconnect()

function tell(outcome: ModelOutcome): void {
  process.send?.(outcome)
}
