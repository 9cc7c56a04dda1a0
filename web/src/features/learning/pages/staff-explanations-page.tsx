import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/button-link'
import { staffExplanationsQuery } from '@/features/learning/api/explanations'
import { AnswerOwner } from '@/features/learning/components/answer-owner'
import { ExplanationsScreen } from '@/features/learning/components/explanations-screen'
import { adminPaths } from '@/lib/admin-paths'

/** /admin/riwayat-ujian/{id}/pembahasan: a learner's attempt, for those who edit questions. */
export default function StaffExplanationsPage() {
  const { id = '' } = useParams()

  return (
    <AnswerOwner value="Jawaban peserta">
      <ExplanationsScreen
        query={staffExplanationsQuery}
        id={id}
        actions={
          <>
            <ButtonLink to={adminPaths.packageChanges(id)} variant="secondary">
              Perubahan soal
            </ButtonLink>
            <ButtonLink to={adminPaths.history} variant="secondary">
              Riwayat Simulasi
            </ButtonLink>
          </>
        }
      />
    </AnswerOwner>
  )
}
