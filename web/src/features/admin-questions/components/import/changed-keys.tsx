import { can } from '@lulus/api/contracts/capabilities'
import { ANSWERS, ANSWER_LETTERS, numberOfPage } from '@lulus/api/contracts/exam'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import type { ImportReview } from '@/features/admin-questions/api/imports'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount } from '@/lib/format/numbers'
import { useSession } from '@/lib/session/use-session'

interface ChangedKeysProps {
  paketId: number
  keys: ImportReview['kunciBerubah']
}

/** Leads from keys that an import changed to the scores that were counted with the earlier ones. */
export function ChangedKeys({ paketId, keys }: ChangedKeysProps) {
  const session = useSession()
  if (keys.length === 0) return null
  const mayRescore = session.status === 'user' && can(session.user.role, 'packages.edit')
  const marked = keys.reduce((sum, { dinilai }) => sum + dinilai, 0)
  const query = new URLSearchParams(
    keys.flatMap(({ page, jawaban }) => [
      ['page', String(page)],
      ['kunci', String(jawaban)],
    ])
  )

  return (
    <Alert
      tone="warning"
      title={`${keys.length} kunci berubah, nilai yang sudah ada belum`}
      action={
        mayRescore && (
          <ButtonLink to={`${adminPaths.rescoring(paketId)}?${query.toString()}`}>
            Hitung Ulang
          </ButtonLink>
        )
      }
    >
      <p>
        {formatCount(marked)} jawaban peserta sudah dinilai dengan kunci lama:{' '}
        {keys.map(keyText).join('; ')}.{' '}
        {mayRescore
          ? 'Lihat dulu nilai siapa yang berubah; belum ada yang disimpan.'
          : 'Minta admin menghitung ulang.'}
      </p>
    </Alert>
  )
}

function keyText({ page, jawaban }: ImportReview['kunciBerubah'][number]): string {
  const answer = ANSWERS.find((value) => value === String(jawaban))
  return `nomor ${numberOfPage(page) ?? page} (halaman ${page}) sekarang ${answer ? ANSWER_LETTERS[answer] : '–'}`
}
