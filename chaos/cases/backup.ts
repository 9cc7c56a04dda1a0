import { join } from 'node:path'
import { signIn } from '../../api/tests/support/demo_exam.ts'
import type { ChaosCase } from '../chaos_case.ts'
import { playScene } from '../support/exam_case.ts'
import { untilSaved, whileSaving } from '../support/saving.ts'

/** A backup while learners save: it has every answer acknowledged before it began. */
export const BACKUP: ChaosCase = {
  name: 'backup',
  lane: 'servers',
  seconds: { short: 9, long: 9 },
  run: (orders) =>
    playScene(
      orders,
      { did: 'backup while learners save, restored beside them and compared', learners: 3 },
      async ({ installation: { server, folder }, learners, random, say }) => {
        const backup = join(folder, 'backup')
        const inBackup = () => learners.map(({ ledger }) => ledger.copy())
        let before = inBackup()
        await whileSaving(learners, random, async () => {
          await untilSaved(learners, 20)
          before = inBackup()
          await mustEnd(server.ace('backup', backup))
          await untilSaved(learners, 20)
        })
        const restored = await server.sibling({ DATA_DIR: join(folder, 'restored') })
        await mustEnd(restored.ace('restore', backup))
        await restored.start()
        try {
          const missing: string[] = []
          for (const [at, { person }] of learners.entries()) {
            // A restore ends old logins.
            const browser = await signIn(restored.origin, person.email, person.password)
            const { body } = await browser.get('/soal/ambil-jawaban')
            missing.push(...(before[at]?.missingIn(body.data.answer) ?? []))
          }
          const known = before.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
          say(`${known} answers acknowledged before the backup, ${missing.length} not in it`)
          return missing.map((line) => `in the backup: ${line}`)
        } finally {
          await restored.kill()
        }
      }
    ),
}

async function mustEnd(command: Promise<{ code: number | null; output: string }>): Promise<void> {
  const { code, output } = await command
  if (code !== 0) throw new Error(`ended with ${code}: ${output}`)
}
